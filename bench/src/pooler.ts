import { setTimeout as wait } from 'node:timers/promises';
import { openJobs } from '../../api/src/platform/jobs.ts';
import { openServingPool } from '../../api/src/platform/pooler.ts';
import { type Pooler, startPooler } from '../../api/test/pooler.ts';
import type { Joiner } from '../../chaos/src/world.ts';
import { withClient, withDatabase } from './database.ts';
import { fillGames } from './fill-games.ts';
import { overHttp } from './join-ways.ts';
import { makePairs, makePlayers } from './join-world.ts';
import { withProductionServer } from './production-server.ts';
import { drive, inWords, searchAnew, type Speed } from './drive.ts';
import { percentile, type Row } from './table.ts';

const firstPort = 14_580;
const rounds = 3;
const roundMs = 1000;
const processes = 50;
const poolSize = 10;

/** How calls reach PostgreSQL, with the address of the pooler; unnamed and straight is a pooler that isn't one. */
interface Way {
  name: string;
  poolerUrl: string;
}

/** Calls one thing as one of the clients, the nth time. */
interface Calls {
  call: (n: number, client: number) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/**
 * (j) What unnamed statements and PgBouncer cost joins and searches through HTTP, and how many connections PostgreSQL has of fifty
 * processes.
 * @throws Error when PgBouncer is not installed
 */
export async function benchPooler(): Promise<Row[]> {
  return withDatabase(
    async (url) => {
      const poolers = { session: await startPooler(url, { mode: 'session' }), transaction: await startPooler(url) };
      try {
        return [...(await measureSpeed(url, poolers)), ...(await countConnections(url, poolers.transaction))];
      } finally {
        await Promise.all(Object.values(poolers).map((pooler) => pooler.stop()));
      }
    },
    { max_connections: '1000' },
  );
}

/** All ways in turn, each with a process of its own. */
async function measureSpeed(url: string, poolers: Record<'session' | 'transaction', Pooler>): Promise<Row[]> {
  await withClient(url, (client) => fillGames(client, 20_000, 10_000));
  const players = await makePlayers(url, 8_000);
  const ways: Way[] = [
    { name: 'straight, named statements', poolerUrl: '' },
    { name: 'straight, unnamed statements', poolerUrl: url },
    { name: 'PgBouncer, session mode', poolerUrl: poolers.session.urlOf(url) },
    { name: 'PgBouncer, transaction mode', poolerUrl: poolers.transaction.urlOf(url) },
  ];
  return withServers(url, ways, async () => [
    ...(await compare('joins over 1,000 games, 64 clients', ways, 64, (at) => joins(url, players, false, at))),
    ...(await compare('joins on one hot game, 64 clients', ways, 64, (at) => joins(url, players, true, at))),
    ...(await compare('searches of which no two are equal, 16 clients', ways, 16, async (at) => ({
      call: () => searchAnew(at),
      close: async () => undefined,
    }))),
  ]);
}

function withServers<T>(url: string, ways: readonly Way[], work: () => Promise<T>, at = 0): Promise<T> {
  const way = ways[at];
  if (way === undefined) return work();
  const below = () => withServers(url, ways, work, at + 1);
  return withProductionServer(url, firstPort + at, below, { DATABASE_POOLER_URL: way.poolerUrl });
}

async function compare(
  what: string,
  ways: readonly Way[],
  clients: number,
  open: (port: number) => Promise<Calls>,
): Promise<Row[]> {
  const speeds: Speed[][] = ways.map(() => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [at] of ways.entries()) {
      const { call, close } = await open(firstPort + at);
      const speed = await drive(clients, roundMs, call);
      await close();
      if (round > 0) speeds[at]?.push(speed); // the first warms up
    }
  const middle = (of: Speed[] = []): Speed => {
    const median = (name: keyof Speed) =>
      percentile(
        of.map((speed) => speed[name]),
        0.5,
      );
    return { perSecond: median('perSecond'), p50: median('p50'), p99: median('p99') };
  };
  const [base, ...others] = speeds.map(middle);
  if (!base) return [];
  return others.map((speed, n) => ({
    what: `(j) ${what}: ${ways[n + 1]?.name}`,
    measured: inWords(speed),
    baseline: `${inWords(base)}, ${ways[0]?.name}`,
    ratio: (speed.perSecond / base.perSecond).toFixed(2),
    goal: '',
    reached: null,
  }));
}

async function joins(url: string, players: readonly Joiner[], hot: boolean, port: number): Promise<Calls> {
  const pairs = await makePairs(url, players, hot);
  const { join, close } = await overHttp(port)({ hot, promo: false, clients: 64 });
  const call = async (n: number, client: number) => {
    const pair = pairs[n];
    if (pair) await join(...pair, client);
  };
  return { call, close };
}

/** The pools and queues of fifty processes, all busy at once. */
async function countConnections(url: string, pooler: Pooler): Promise<Row[]> {
  const straight = await connectionsOf(url, null, 3);
  const through = await connectionsOf(url, pooler.urlOf(url), 1);
  return [
    {
      what: `(j) connections of PostgreSQL, ${processes} processes with a pool of ${poolSize}, all busy`,
      measured: `${through} through PgBouncer, transaction mode`,
      baseline: `${straight} straight`,
      ratio: (through / straight).toFixed(2),
      goal: '≤ 150',
      reached: through <= 150,
    },
  ];
}

async function connectionsOf(url: string, poolerUrl: string | null, queuePool: number): Promise<number> {
  const opened = await Promise.all(
    Array.from({ length: processes }, async () => {
      const pool = await openServingPool(url, { poolerUrl, databasePoolSize: poolSize });
      return { pool, jobs: await openJobs(pool.db, url, () => undefined, queuePool) };
    }),
  );
  try {
    const busy = opened.flatMap(({ pool, jobs }) => [
      ...Array.from({ length: poolSize }, () =>
        pool.db.selectNoFrom((make) => make.fn('pg_sleep', [make.val(0.2)]).as('slept')).execute(),
      ),
      ...Array.from({ length: 3 }, () => jobs.queues()),
    ]);
    const most = (async () => {
      let seen = 0;
      for (let n = 0; n < 10; n += 1) {
        seen = Math.max(seen, await count(url));
        await wait(100);
      }
      return seen;
    })();
    await Promise.all(busy);
    return await most;
  } finally {
    await Promise.all(opened.map(({ jobs }) => jobs.stop()));
    await Promise.all(opened.map(({ pool }) => pool.close()));
  }
}

/** Not its own. */
async function count(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rows[0]?.n ?? 0;
  });
}
