import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { embeddedUrl } from '../../api/src/platform/embedded/postgres-cluster.ts';
import { end, startApi, untilReady } from './api-process.ts';
import { checkInvariants } from './invariants.ts';
import { countLost, startJoiningLoad } from './joining-load.ts';
import { startPayingLoad, untilDealtWith } from './paying-load.ts';
import { type Report, verdict } from './report.ts';
import { withTemporaryFolder } from '../../api/test/temporary-database.ts';

const port = 3899;
const origin = `http://127.0.0.1:${port}`;
/** The process must be ready again after a crash within this time (reliability.md#faults). */
const readyMs = 10_000;

/** The next sweeps ask about payments that were never reported (reliability.md#faults: within 10 minutes). */
const dealtWithMs = 180_000;

/** Kills the API and PostgreSQL with SIGKILL while people join and guests pay, and checks that nothing promised is lost. */
export async function crash(times: { api: number; database: number }): Promise<Report> {
  return withTemporaryFolder(async (dataDir) => {
    const lines: string[] = [];
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
      const [{ acknowledged, attempts }, taken] = await Promise.all([load.stop(), paying.stop()]);
      const paid = await untilDealtWith(databaseUrl, taken, dealtWithMs);
      const lostPayments = paid.taken - paid.joined - paid.credited;
      const lost = await countLost(databaseUrl, acknowledged);
      const violations = await checkInvariants(databaseUrl);
      lines.push(
        `API killed ${times.api} times, PostgreSQL ${times.database} times, under ${attempts} joins of which ${acknowledged.length} were acknowledged`,
        `acknowledged joins lost: ${lost} ${verdict(lost === 0)}`,
        `payments taken from guests: ${paid.taken}, of which ${paid.joined} are spots, ${paid.credited} credit, lost: ${lostPayments} ${verdict(lostPayments === 0)}`,
        `invariants broken: ${violations.length} ${verdict(violations.length === 0)} ${JSON.stringify(violations).slice(0, 400)}`,
        `slowest return: API ${Math.round(slowest.api)} ms, PostgreSQL ${Math.round(slowest.database)} ms ${verdict(Math.max(slowest.api, slowest.database) <= readyMs)}`,
      );
      const ok =
        lost === 0 &&
        lostPayments === 0 &&
        taken.length > 0 &&
        violations.length === 0 &&
        acknowledged.length > 0 &&
        Math.max(slowest.api, slowest.database) <= readyMs;
      return { ok, lines };
    } finally {
      await end(api, 'SIGTERM');
    }
  });
}

async function postmasterPid(dataDir: string): Promise<number> {
  const text = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]);
}
