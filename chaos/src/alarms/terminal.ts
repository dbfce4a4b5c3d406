import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { query } from '../world.ts';
import type { Installation } from './installation.ts';
import { root } from './short-rules.ts';

/** Types a command of docs/alarms.md where it belongs: into psql, Prometheus, or a shell. @returns everything that it says */
export async function typeOn(at: Installation, command: string): Promise<string> {
  if (/^(?:select|update) /.test(command)) return JSON.stringify(await query(at.url, command));
  if (/^(?:topk|rondo_|process_)/.test(command)) return JSON.stringify(await at.watch.ask(command));
  const [, act = '', unit = ''] = /^systemctl (restart|reload|start) (\S+)$/.exec(command) ?? [];
  if (unit === 'haproxy') return at.front.reload().then(() => '');
  if (unit.startsWith('rondo@')) return at.rondo.restart(unit === 'rondo@3001' ? 0 : 1).then(() => '');
  if (act !== '') return runScript(at, await programOf(unit));
  const [, script = '', given = ''] = /^(?:npm run|bin\/rondo) (\S+)((?: \S+)*)$/.exec(command) ?? [];
  if (script !== '') return runScript(at, [script.replace('check:', 'check-'), ...given.split(' ').filter(Boolean)]);
  if (command.startsWith('journalctl')) return at.rondo.log();
  if (command.startsWith('pgbackrest')) return backRest(at, command);
  const here = command.replace('https://rondo.example', `https://127.0.0.1:${at.front.port}`);
  return said('sh', ['-c', here.replace(/^curl /, 'curl -sk ')]);
}

/** What a unit of deploy/ starts: the words after bin/rondo. */
async function programOf(unit: string): Promise<string[]> {
  const text = await readFile(path.join(root, `deploy/${unit}.service`), 'utf8');
  return /^ExecStart=\S+\/bin\/rondo (.*)$/m.exec(text)?.[1]?.split(' ') ?? [];
}

const runScript = (at: Installation, [name = '', ...args]: string[]) =>
  said(process.execPath, [path.join(root, `scripts/${name}.ts`), ...args], {
    ...at.rondo.settings,
    DATA_DIR: path.join(at.folder, 'files'),
  });

async function backRest(at: Installation, command: string): Promise<string> {
  const words = command.split(' ').filter((word) => word !== 'pgbackrest' && word !== '--stanza=rondo');
  return at.postgres.backRest(...words).then(
    () => 'well',
    (error: unknown) => String(error),
  );
}

/** Everything that a program says, and its exit code at the end. */
function said(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve) =>
    execFile(program, args, { env: { ...process.env, ...env }, timeout: 120_000 }, (error, stdout, stderr) =>
      resolve(`${stdout}${stderr}exit ${error === null ? 0 : (error.code ?? 1)}`),
    ),
  );
}
