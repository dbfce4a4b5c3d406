import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { makeOwnPostgres, type OwnPostgres } from '../../chaos/src/own-postgres.ts';
import { query } from '../../chaos/src/world.ts';
import { withClient } from '../../api/test/temporary-database.ts';
import { drive, inWords, searchAnew, type Speed } from './drive.ts';
import { fillGames } from './fill-games.ts';
import { withProductionServer } from './production-server.ts';
import { ms, percentile, type Row } from './table.ts';

const firstPort = 14_520;
const ports = { primary: 15_520, one: 15_521, two: 15_522 } as const;
const clients = 16;
const rounds = 5;
const roundMs = 3000;
const token = 'x3Jq8ZVm0T6uYc1nRk5wLb9hPd2sFg7e';

/** A server with this many standbys, and its results in each round. */
interface Way {
  standbys: number;
  port: number;
  rounds: { speed: Speed; primaryMs: number }[];
}

/**
 * (k) Visitors' searches on a primary alone, and with one and two standbys: how many, and how much of the primary's processor each takes.
 * @throws Error if PostgreSQL is not installed
 */
export async function benchStandbys(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondo-bench-'));
  try {
    const postgres = await makeOwnPostgres(folder, ports.primary);
    try {
      const url = await start(postgres);
      const ways = [0, 1, 2].map((standbys): Way => ({ standbys, port: firstPort + standbys, rounds: [] }));
      await withServers(url, ways, () => measure(postgres, ways));
      return rowsOf(ways);
    } finally {
      for (const name of ['one', 'two', 'first']) await postgres.stop(name).catch(() => undefined);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const urlOf = (name: keyof typeof ports) => `postgres://postgres@127.0.0.1:${ports[name]}/rondo`;

async function start(postgres: OwnPostgres): Promise<string> {
  const url = await postgres.start('first', ports.primary, false);
  await query(url.replace(/rondo$/, 'postgres'), 'create database rondo');
  await migrate(url);
  await withClient(url, (client) => fillGames(client, 20_000, 10_000));
  for (const name of ['one', 'two'] as const) {
    await postgres.copy(ports.primary, name);
    await postgres.start(name, ports[name], false);
  }
  return url;
}

function withServers<T>(url: string, ways: readonly Way[], work: () => Promise<T>): Promise<T> {
  const [way, ...others] = ways;
  if (way === undefined) return work();
  const standbys = (['one', 'two'] as const).slice(0, way.standbys);
  const settings = { DATABASE_REPLICA_URLS: standbys.map(urlOf).join(), METRICS_TOKEN: token };
  return withProductionServer(
    url,
    way.port,
    async () => {
      await untilIn(way);
      return withServers(url, others, work);
    },
    settings,
  );
}

/** Waits until all its standbys are used for reads. */
async function untilIn({ port, standbys }: Way): Promise<void> {
  const countIn = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.text()).match(/^rondo_standby_in\{.*\} 1$/gm)?.length ?? 0;
  };
  while ((await countIn()) < standbys) await wait(200);
}

/** All ways in turn; the first round warms up. */
async function measure(postgres: OwnPostgres, ways: readonly Way[]): Promise<void> {
  for (let round = 0; round <= rounds; round += 1)
    for (const way of ways) {
      const before = await processorMs(await postgres.processesOf('first'));
      const speed = await drive(clients, roundMs, () => searchAnew(way.port));
      const primaryMs = (await processorMs(await postgres.processesOf('first'))) - before;
      if (round > 0) way.rounds.push({ speed, primaryMs: primaryMs / ((speed.perSecond * roundMs) / 1000) });
    }
}

/** The processor time of processes and their ended children, in ms. */
async function processorMs(pids: readonly number[]): Promise<number> {
  const ticks = await Promise.all(
    pids.map(async (pid, n) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      const [user = 0, system = 0, usersGone = 0, systemsGone = 0] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 15)
        .map(Number);
      return user + system + (n === 0 ? usersGone + systemsGone : 0);
    }),
  );
  return ticks.reduce((sum, one) => sum + one, 0) * 10;
}

function rowsOf(ways: readonly Way[]): Row[] {
  const middles = ways.map(({ standbys, rounds: of }) => {
    const median = (value: (one: Way['rounds'][number]) => number) => percentile(of.map(value), 0.5);
    const speed = {
      perSecond: median((one) => one.speed.perSecond),
      p50: median((one) => one.speed.p50),
      p99: median((one) => one.speed.p99),
    };
    return { standbys, speed, primaryMs: median((one) => one.primaryMs) };
  });
  const [alone, ...others] = middles;
  if (!alone) return [];
  return others.flatMap(({ standbys, speed, primaryMs }) => [
    {
      what: `(k) searches of which no two are equal, ${clients} clients, ${standbys} standby${standbys === 1 ? '' : 's'}`,
      measured: inWords(speed),
      baseline: `${inWords(alone.speed)}, none`,
      ratio: (speed.perSecond / alone.speed.perSecond).toFixed(2),
      goal: '',
      reached: null,
    },
    {
      what: `(k) the primary’s processor for each of them`,
      measured: ms(primaryMs),
      baseline: `${ms(alone.primaryMs)}, none`,
      ratio: (primaryMs / alone.primaryMs).toFixed(2),
      goal: '≤ 0.1',
      reached: primaryMs <= alone.primaryMs / 10,
    },
  ]);
}
