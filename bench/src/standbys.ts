import { setTimeout as wait } from 'node:timers/promises';
import { processorMs } from '../../chaos/src/api-process.ts';
import { type OwnPostgres, withOwnPostgres } from '../../chaos/src/own-postgres.ts';
import { readMetrics } from '../../chaos/src/production.ts';
import { withClient } from '../../api/test/temporary-database.ts';
import { percentile } from '../../chaos/src/figures.ts';
import { drive, inWords, middle, searchAnew, type Speed } from './drive.ts';
import { fillGames } from './fill-games.ts';
import { type Served, withProductionServers } from './production-server.ts';
import { ms, type Row } from './table.ts';

const firstPort = 14_520;
const ports = { primary: 15_520, one: 15_521, two: 15_522 } as const;
const clients = 16;
const rounds = 5;
const roundMs = 3000;
const names = ['one', 'two'] as const;

/** A server with this many standbys, and its results in each round. */
interface Way extends Served {
  standbys: number;
  rounds: { speed: Speed; primaryMs: number }[];
}

/**
 * (k) Visitors' searches on a primary alone, and with one and two standbys: how many, and how much of the primary's processor each takes.
 * @throws Error if PostgreSQL is not installed
 */
export function benchStandbys(): Promise<Row[]> {
  return withOwnPostgres(ports.primary, async (postgres, url) => {
    await withClient(url, (client) => fillGames(client, 20_000, 10_000));
    for (const name of names) {
      await postgres.copy(ports.primary, name);
      await postgres.start(name, ports[name], false);
    }
    const ways = [0, 1, 2].map((standbys): Way => ({
      standbys,
      url,
      port: firstPort + standbys,
      settings: { DATABASE_REPLICA_URLS: names.slice(0, standbys).map(urlOf).join() },
      rounds: [],
    }));
    await withProductionServers(ways, async () => {
      for (const way of ways) await untilIn(way);
      await measure(postgres, ways);
    });
    return rowsOf(ways);
  });
}

const urlOf = (name: keyof typeof ports) => `postgres://postgres@127.0.0.1:${ports[name]}/rondo`;

/** Waits until all its standbys are used for reads. */
async function untilIn({ port, standbys }: Way): Promise<void> {
  const countIn = async () => {
    const metrics = await readMetrics(port);
    return [...metrics].filter(([name, value]) => name.startsWith('rondo_standby_in{') && value === 1).length;
  };
  while ((await countIn()) < standbys) await wait(200);
}

/** All ways in turn; the first round warms up. */
async function measure(postgres: OwnPostgres, ways: readonly Way[]): Promise<void> {
  for (let round = 0; round <= rounds; round += 1)
    for (const way of ways) {
      const before = await clusterMs(postgres);
      const speed = await drive(clients, roundMs, () => searchAnew(way.port));
      const primaryMs = (await clusterMs(postgres)) - before;
      if (round > 0) way.rounds.push({ speed, primaryMs: primaryMs / ((speed.perSecond * roundMs) / 1000) });
    }
}

/** The processor time of a cluster so far: a process that ended counts with its parent, the first one. */
async function clusterMs(postgres: OwnPostgres): Promise<number> {
  const times = await Promise.all((await postgres.processesOf('first')).map((pid, n) => processorMs(pid, n === 0)));
  return times.reduce((sum, one) => sum + one, 0);
}

function rowsOf(ways: readonly Way[]): Row[] {
  const middles = ways.map(({ standbys, rounds: of }) => ({
    standbys,
    speed: middle(of.map(({ speed }) => speed)),
    primaryMs: percentile(
      of.map(({ primaryMs }) => primaryMs),
      0.5,
    ),
  }));
  const [alone, ...others] = middles;
  if (!alone) return [];
  return others.flatMap(({ standbys, speed, primaryMs }) => [
    {
      what: `(k) searches of which no two are equal, ${clients} clients, ${standbys} standby${standbys === 1 ? '' : 's'}`,
      measured: inWords(speed),
      baseline: `${inWords(alone.speed)}, none`,
      ratio: (speed.perSecond / alone.speed.perSecond).toFixed(2),
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
