import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { timeOf } from '../../chaos/src/figures.ts';
import { withDemoServer } from './demo-server.ts';
import { ms, type Row } from './table.ts';

const program = path.resolve(import.meta.dirname, '../../scripts/backup.ts');

/** (o) Backing up the demo while it is in use, sealed into a folder; and restoring it, until its ledger is checked (operate/restore.md). */
export async function benchBackUps(): Promise<Row[]> {
  return withDemoServer(3897, async ({ dataDir }) => {
    const run = async (settings: Record<string, string>, ...args: string[]) => {
      const env = {
        ...process.env,
        DATABASE_URL: '',
        DATA_DIR: dataDir,
        BACKUP_TO: path.join(dataDir, 'kept'),
        ...settings,
      };
      return (await promisify(execFile)(process.execPath, [program, ...args], { env })).stdout;
    };
    const said = await run({}, '--make-key');
    const keys = Object.fromEntries(
      [...said.matchAll(/^(\w+)=(\S+)$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
    let stored = '';
    const storedMs = await timeOf(async () => (stored = await run(keys)));
    let verified = '';
    const verifiedMs = await timeOf(async () => (verified = await run(keys, '--verify')));
    const back = Number(/back in ([\d.]+) s/.exec(verified)?.[1]) * 1000;
    const size = /age, ([\d.]+ MB)/.exec(stored)?.[1] ?? '';
    const limit = { goal: '≤ 60 s' };
    return [
      {
        what: '(o) back-up of the demo in use, sealed',
        measured: `${ms(storedMs)}, ${size}`,
        ...limit,
        reached: storedMs <= 60_000,
      },
      { what: '(o) fetched, opened, restored, answering', measured: ms(back), ...limit, reached: back <= 60_000 },
      { what: '(o) the same, with its ledger checked', measured: ms(verifiedMs) },
    ];
  });
}
