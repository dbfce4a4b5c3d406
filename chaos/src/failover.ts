import { setTimeout as wait } from 'node:timers/promises';
import { end, startApi, untilServing } from './api-process.ts';
import { type Cluster, withCluster } from './cluster/cluster.ts';
import type { Node } from './cluster/node.ts';
import { childrenOf } from './cluster/servers.ts';
import { startJoiningLoad } from './joining-load.ts';
import { openMailSink } from './mail-sink.ts';
import { nothingLost } from './nothing-lost.ts';
import { startPayingLoad } from './paying-load.ts';
import { keepGameOpen, startReadingLoad } from './reading-load.ts';
import { type Check, type Report, reportOf } from './report.ts';
import { withTemporaryFolder } from '../../api/test/temporary-database.ts';
import { makeGames, query } from './world.ts';

const port = 14_600;
const origin = `http://127.0.0.1:${port}`;
const processes = 2;
/** The longest that each of these may take (decisions/0057-failover.md, decisions/0059-reads-from-standbys.md). */
const most = { joins: 12_000, reads: 2000, live: 5000, listening: 35_000 };

/** The longest time without an answer around a fault, and how long after it notices arrive again, in ms. */
interface Seen {
  fault: string;
  joins: number;
  searches: number;
  games: number;
  live: number;
  listening: number;
}

/**
 * Machines of a cluster fail while people join, pay and read: nothing acknowledged may be lost, and Rondo's processes must go on without a restart.
 */
export async function failover(kills: number): Promise<Report> {
  const seen: Seen[] = [];
  const result = await underLoad({ synchronous: true, apart: true }, async (cluster, load) => {
    for (let n = 1; n <= kills; n += 1) seen.push(await losePrimary(cluster, load, `primary killed, ${n}`));
    seen.push(await cutPrimary(cluster, load));
    seen.push(await loseStandby(cluster, load));
    seen.push(await loseEtcd(cluster, load));
  });
  const slowest = (what: Exclude<keyof Seen, 'fault'>) => Math.max(...seen.map((one) => one[what]));
  const checks: Check[] = [
    ...result.checks,
    [`longest without joins: ${ms(slowest('joins'))}`, slowest('joins') <= most.joins],
    [`longest without searches: ${ms(slowest('searches'))}`, slowest('searches') <= most.reads],
    [`longest without pages of games: ${ms(slowest('games'))}`, slowest('games') <= most.reads],
    [`then an open page was told within ${ms(slowest('live'))}`, slowest('live') <= most.live],
    [`and all listened for jobs within ${ms(slowest('listening'))}`, slowest('listening') <= most.listening],
  ];
  const told = seen.map(({ fault, ...took }) => {
    const times = Object.entries(took).map(([what, time]) => `${what} ${ms(time)}`);
    return `${fault}: ${times.join(', ')}`;
  });
  return reportOf(checks, told);
}

/**
 * The control: without synchronous replication, a primary killed while its standbys are half a second and some joins behind must lose something;
 * otherwise the scenario above would not notice a loss.
 */
export async function failoverControl(): Promise<Report> {
  const { lost } = await underLoad({ synchronous: false, apart: false }, async (cluster, load) => {
    const primary = await cluster.primary();
    await primary.stopSending();
    const stopped = performance.now();
    for (let n = 0; n < 16 || performance.now() - stopped < 500; n += 1) await load.joins.next();
    await losePrimary(cluster, load, 'control');
  });
  return reportOf([[`control, commits that wait for nobody: acknowledged and lost ${lost}`, lost > 0]]);
}

type Load = Awaited<ReturnType<typeof startLoad>>;

async function underLoad(
  options: { synchronous: boolean; apart: boolean },
  work: (cluster: Cluster, load: Load) => Promise<void>,
): Promise<{ lost: number; checks: Check[] }> {
  const sink = await openMailSink(0, () => false);
  return withTemporaryFolder((dataDir) =>
    withCluster(options, async (cluster) => {
      const more = {
        DATABASE_URL: cluster.url,
        DATABASE_REPLICA_URLS: cluster.nodeUrls.join(),
        NODE_ENV: 'development',
        RONDO_PROCESSES: String(processes),
        SMTP_URL: sink.url,
      };
      const api = await startApi({ dataDir, port, more }, 60_000);
      try {
        const before = await untilServing(origin, api.pid ?? 0, processes);
        const load = await startLoad(cluster.url);
        await wait(3000);
        await Promise.race([work(cluster, load), cluster.ended]);
        const { odd, ...promised } = await load.stop();
        const { lost, checks } = await Promise.race([nothingLost(cluster.url, promised), cluster.ended]);
        const after = await childrenOf(api.pid ?? 0, 'main.ts');
        return {
          lost,
          checks: [
            ...checks,
            [`answered by neither what was asked nor 503: ${odd}`, odd === 0],
            [`the same ${before.length} processes: ${after.length}`, before.join() === after.join()],
          ],
        };
      } finally {
        await end(api, 'SIGTERM');
        sink.close();
      }
    }),
  );
}

async function startLoad(url: string) {
  const joining = await startJoiningLoad(url, origin, { games: 1500, pauseMs: 100 });
  const paying = await startPayingLoad(url, origin, 1000);
  const [shown = ''] = await makeGames(url, 1, 30, 0);
  const searching = startReadingLoad(origin, (n) => `/api/matches?limit=20&search=game%20${n}`);
  const visiting = startReadingLoad(origin, () => `/api/matches/${shown}`);
  const open = keepGameOpen(origin, shown);
  return {
    url,
    shown,
    joins: joining.answered,
    searches: searching.answered,
    games: visiting.answered,
    showsName: (name: string) => open.showsName(name),
    async stop() {
      const odds = await Promise.all([searching.stop(), visiting.stop()]);
      const [{ acknowledged, attempts, odd }, taken] = await Promise.all([joining.stop(), paying.stop(), open.stop()]);
      return { acknowledged, attempts, taken, odd: odds.reduce((sum, one) => sum + one.odd, odd) };
    },
  };
}

/** The primary's machine fails, another takes over, and the first comes back. */
async function losePrimary(cluster: Cluster, load: Load, fault: string): Promise<Seen> {
  const primary = await cluster.primary();
  return watch(cluster, load, fault, async () => {
    await primary.kill();
    await anotherPrimary(cluster, primary);
    await load.joins.next();
    return () => primary.startPatroni();
  });
}

/** The primary is cut off from etcd and its standbys, but clients can still reach it. */
async function cutPrimary(cluster: Cluster, load: Load): Promise<Seen> {
  const primary = await cluster.primary();
  return watch(cluster, load, 'primary cut off', async () => {
    await cluster.cut(primary);
    await anotherPrimary(cluster, primary);
    await load.joins.next();
    return () => cluster.join(primary);
  });
}

/** The standby that commits wait for fails, and the other takes its place. */
async function loseStandby(cluster: Cluster, load: Load): Promise<Seen> {
  const replication = (await (await cluster.primary()).state())?.replication ?? [];
  const name = replication.find(({ sync_state }) => sync_state === 'sync')?.application_name;
  const standby = cluster.nodes.find(({ machine }) => machine.name === name);
  return watch(cluster, load, 'standby in sync killed', async () => {
    await standby?.kill();
    await load.joins.next();
    await load.joins.next();
    return async () => standby?.startPatroni();
  });
}

/** etcd goes on with two of three members. */
async function loseEtcd(cluster: Cluster, load: Load): Promise<Seen> {
  const primary = await cluster.primary();
  return watch(cluster, load, 'etcd of the primary’s machine killed', async () => {
    await primary.killEtcd();
    await wait(15_000);
    return () => primary.startEtcd();
  });
}

async function anotherPrimary(cluster: Cluster, than: Node): Promise<void> {
  while ((await cluster.primary()) === than) await wait(50);
}

/** @param work does something, and returns a function that undoes it */
async function watch(
  cluster: Cluster,
  load: Load,
  fault: string,
  work: () => Promise<() => Promise<void>>,
): Promise<Seen> {
  const from = performance.now();
  const undo = await work();
  const back = performance.now();
  await query(load.url, 'update game set name = $2 where id = $1', [load.shown, fault]);
  await load.showsName(fault);
  const live = performance.now() - back;
  await untilListening(load.url);
  const listening = performance.now() - back;
  await undo();
  await cluster.untilWhole();
  const to = performance.now();
  const gap = (what: 'joins' | 'searches' | 'games') => load[what].longestGap(from, to);
  const seen = { fault, joins: gap('joins'), searches: gap('searches'), games: gap('games'), live, listening };
  console.error(JSON.stringify(seen, (_, value: unknown) => (typeof value === 'number' ? Math.round(value) : value)));
  await wait(2000);
  return seen;
}

/** Waits until each process listens for notifications of jobs again. */
async function untilListening(url: string): Promise<void> {
  const until = performance.now() + 2 * most.listening;
  for (;;) {
    const [row] = await query<{ n: number }>(
      url,
      `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and (query like 'LISTEN %' or query like '%pg_listening_channels()%')`,
    );
    if (row?.n === processes || performance.now() > until) return;
    await wait(200);
  }
}

const ms = (time: number) => `${Math.round(time)} ms`;
