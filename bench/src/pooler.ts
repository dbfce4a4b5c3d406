import { setTimeout as wait } from 'node:timers/promises';
import { openJobs } from '../../api/src/platform/jobs.ts';
import { openServingPool } from '../../api/src/platform/database/pooler.ts';
import { type Pooler, startPooler } from '../../api/test/pooler.ts';
import { compare, joins, searches } from './compare.ts';
import { withClient } from '../../api/test/temporary-database.ts';
import { withLargeDatabase } from './database.ts';
import { fillGames } from './fill-games.ts';
import { makePlayers } from './join-world.ts';
import { type Served, withProductionServers } from './production-server.ts';
import type { Row } from './table.ts';

const firstPort = 14_580;
const processes = 50;
const poolSize = 10;

/** How calls reach PostgreSQL, with the pooler's address; unnamed statements without a pooler are a way too. */
type Way = Served & { name: string };

/**
 * (j) The cost of unnamed statements and of PgBouncer for joins and searches through HTTP, and how many connections PostgreSQL has with fifty
 * processes.
 * @throws Error if PgBouncer is not installed
 */
export async function benchPooler(): Promise<Row[]> {
  return withLargeDatabase(
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
  ].map(({ name, poolerUrl }, n) => ({ name, url, port: firstPort + n, settings: { DATABASE_POOLER_URL: poolerUrl } }));
  const joining = (hot: boolean) => (way: Way) => joins(url, players, { hot, port: way.port, clients: 64 });
  return withProductionServers(ways, async () => [
    ...(await compare('(j) joins over 1,000 games, 64 clients', ways, 64, joining(false))),
    ...(await compare('(j) joins on one hot game, 64 clients', ways, 64, joining(true))),
    ...(await compare('(j) searches of which no two are equal, 16 clients', ways, 16, searches)),
  ]);
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

/** Without this connection itself. */
async function count(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rows[0]?.n ?? 0;
  });
}
