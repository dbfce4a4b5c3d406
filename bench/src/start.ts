import { setTimeout as wait } from 'node:timers/promises';
import { withTemporaryFolder } from '../../api/test/temporary-database.ts';
import { megabytes } from '../../chaos/src/api-process.ts';
import { startDemo } from './demo-server.ts';
import { ms, type Row } from './table.ts';

const port = 3898;

/** (c) The first and the second start of everything, PostgreSQL included, and the memory of the idle process. */
export function benchStart(): Promise<Row[]> {
  return withTemporaryFolder(async (folder) => {
    const first = await startOnce(folder);
    const second = await startOnce(folder);
    const ready = (what: string, { readyMs }: typeof first, most: number): Row => ({
      what: `(c) ${what}, ready`,
      measured: ms(readyMs),
      goal: `≤ ${most / 1000} s`,
      reached: readyMs <= most,
    });
    return [
      ready('first start with demo data', first, 10_000),
      ready('second start', second, 1500),
      {
        what: '(c) memory of the idle API process',
        measured: `${second.resident} MB RSS`,
        goal: '≤ 180 MB',
        reached: second.resident <= 180,
      },
    ];
  });
}

function startOnce(folder: string): Promise<{ readyMs: number; resident: number }> {
  const started = performance.now();
  return startDemo(port, folder, async ({ pid }) => {
    const readyMs = performance.now() - started;
    await wait(4000);
    return { readyMs, resident: await megabytes(pid) };
  });
}
