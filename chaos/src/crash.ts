import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { embeddedUrl } from '../../api/src/platform/embedded/postgres-cluster.ts';
import { end, startApi, untilReady } from './api-process.ts';
import { startJoiningLoad } from './joining-load.ts';
import { nothingLost } from './nothing-lost.ts';
import { startPayingLoad } from './paying-load.ts';
import { type Report, reportOf } from './report.ts';
import { withTemporaryFolder } from '../../api/test/temporary-database.ts';

const port = 3899;
const origin = `http://127.0.0.1:${port}`;
/** The process must be ready again after a crash within this time (reliability.md#faults). */
const readyMs = 10_000;

/** Kills the API and PostgreSQL with SIGKILL while people join and guests pay, and checks that nothing promised is lost. */
export async function crash(times: { api: number; database: number }): Promise<Report> {
  return withTemporaryFolder(async (dataDir) => {
    let api = await startApi({ dataDir, port }, readyMs * 3);
    try {
      const databaseUrl = embeddedUrl(dataDir) ?? '';
      const load = await startJoiningLoad(databaseUrl, origin);
      const paying = await startPayingLoad(databaseUrl, origin);
      const slowest = { api: 0, database: 0 };
      for (let n = 0; n < times.api; n += 1) {
        await wait(300 + (n % 5) * 70);
        await end(api, 'SIGKILL');
        const started = performance.now();
        api = await startApi({ dataDir, port }, readyMs * 3);
        slowest.api = Math.max(slowest.api, performance.now() - started);
      }
      for (let n = 0; n < times.database; n += 1) {
        await wait(300 + (n % 5) * 70);
        const killed = await postmasterPid(dataDir);
        process.kill(killed, 'SIGKILL');
        const started = performance.now();
        while ((await postmasterPid(dataDir)) === killed) await wait(10);
        await untilReady(origin, readyMs * 3);
        slowest.database = Math.max(slowest.database, performance.now() - started);
        await wait(300);
      }
      const [joined, taken] = await Promise.all([load.stop(), paying.stop()]);
      const { checks } = await nothingLost(databaseUrl, { ...joined, taken });
      const back = `slowest return: API ${Math.round(slowest.api)} ms, PostgreSQL ${Math.round(slowest.database)} ms`;
      return reportOf(
        [...checks, [back, Math.max(slowest.api, slowest.database) <= readyMs]],
        [`API killed ${times.api} times, PostgreSQL ${times.database} times`],
      );
    } finally {
      await end(api, 'SIGTERM');
    }
  });
}

async function postmasterPid(dataDir: string): Promise<number> {
  const text = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]);
}
