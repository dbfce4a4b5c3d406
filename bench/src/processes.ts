import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'node:http';
import { type Joiner, makeGames, makeJoiners } from '../../chaos/src/world.ts';
import { end, startApi, untilServing } from '../../chaos/src/api-process.ts';
import { withClient, withTemporaryFolder } from '../../api/test/temporary-database.ts';
import { percentile } from '../../chaos/src/figures.ts';
import { withLargeDatabase } from './database.ts';
import { drive, inWords, type Speed } from './drive.ts';
import { LivePage } from './live-page.ts';
import { ms, type Row } from './table.ts';

const port = 3895;
const roundMs = 3000;
const clients = 64;
const pages = 500;
const players = 3000;

/** (g) Joins, searches and live pages over HTTP with 1, 2 and 4 processes; and joins of one game always sent to one process, or to any. */
export async function benchProcesses(): Promise<Row[]> {
  return withLargeDatabase(async (url) => {
    const joiners = await makeJoiners(url, players, 100_000_000);
    const rows: Row[] = [];
    const alone: Record<string, Speed> = {};
    for (const count of [1, 2, 4])
      await withProcesses(url, port, count, async () => {
        const many = `${count} process${count === 1 ? '' : 'es'}`;
        for (const [what, measured] of Object.entries(await measure(url, joiners))) {
          alone[what] ??= measured;
          rows.push(row(`${what}, ${many}`, measured, count === 1 ? null : alone[what]));
        }
        rows.push(await live(url, many));
      });
    return [...rows, ...(await affinity(url, joiners))];
  });
}

async function measure(url: string, joiners: Joiner[]): Promise<Record<string, Speed>> {
  return {
    [`joins on one game, ${clients} clients`]: await joins(joiners, await makeGames(url, 400, 30, 100), 1, () => port),
    [`joins over 1,000 games, ${clients} clients`]: await joins(
      joiners,
      await makeGames(url, 1000, 30, 100),
      1000,
      () => port,
    ),
    [`searches of which no two are equal, ${clients} clients`]: await searches(),
  };
}

/** Two single processes, as behind a proxy that chooses by game, or at random. */
function affinity(url: string, joiners: Joiner[]): Promise<Row[]> {
  const any = (_: string, n: number) => port + (n % 2) * 1000;
  const byGame = (game: string) => port + ((createHash('sha1').update(game).digest()[0] ?? 0) % 2) * 1000;
  const work = async () => {
    const rows: Row[] = [];
    for (const atOnce of [8, 1000]) {
      const toAny = await joins(joiners, await makeGames(url, 1000, 30, 100), atOnce, any);
      const toOne = await joins(joiners, await makeGames(url, 1000, 30, 100), atOnce, byGame);
      rows.push(row(`joins over ${atOnce} games, each game’s to one of two processes`, toOne, toAny, 'to any'));
    }
    return rows;
  };
  return withProcesses(url, port, 1, () => withProcesses(url, port + 1000, 1, work));
}

/** Joins games, `atOnce` of them at a time until they are full. */
function joins(
  joiners: Joiner[],
  games: string[],
  atOnce: number,
  portOf: (game: string, n: number) => number,
): Promise<Speed> {
  const places = 30;
  return drive(clients, roundMs, (n) => {
    const group = Math.floor(n / (atOnce * places));
    const game = games[(group * atOnce + (n % atOnce)) % games.length] ?? '';
    const joiner = joiners[n % joiners.length];
    const headers = { authorization: `Bearer ${joiner?.token}`, 'content-type': 'application/json' };
    return ask(portOf(game, n), '/api/internalPayments/payEntranceFee', headers, JSON.stringify({ matchId: game }));
  });
}

function searches(): Promise<Speed> {
  return drive(clients, roundMs, (n) => ask(port, `/api/matches?limit=20&search=game%20${n}`, {}));
}

const agent = new Agent({ keepAlive: true, maxSockets: clients });

function ask(to: number, address: string, headers: Record<string, string>, body?: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port: to, path: address, method: body === undefined ? 'GET' : 'POST', headers, agent },
      (answer) => answer.resume().once('end', () => resolve(answer.statusCode === 200)),
    )
      .once('error', reject)
      .end(body);
  });
}

async function live(url: string, many: string): Promise<Row> {
  const [game = ''] = await makeGames(url, 1, 30, 0);
  const origin = `http://127.0.0.1:${port}`;
  const open = Array.from({ length: pages }, () => new LivePage(origin, game));
  const delays: number[] = [];
  try {
    await Promise.all(open.map((page) => page.told(0)));
    for (let n = 0; n < 10; n += 1) {
      const counts = open.map((page) => page.events);
      await withClient(url, (client) => client.query('update game set name = $2 where id = $1', [game, `Game ${n}`]));
      const from = performance.now();
      await Promise.all(open.map((page, index) => page.told(counts[index] ?? 0)));
      delays.push(performance.now() - from);
    }
  } finally {
    for (const page of open) page.close();
  }
  const worst = Math.max(...delays);
  return {
    what: `(g) a change of a game with ${pages} open pages, until all show it, ${many}`,
    measured: `p50 ${ms(percentile(delays, 0.5))}, worst ${ms(worst)}`,
    goal: '≤ 2 s',
    reached: worst <= 2000,
  };
}

function row(what: string, measured: Speed, baseline: Speed | null | undefined, name = 'one process'): Row {
  return {
    what: `(g) ${what}`,
    measured: inWords(measured),
    ...(baseline && {
      baseline: `${inWords(baseline)}, ${name}`,
      ratio: (measured.perSecond / baseline.perSecond).toFixed(2),
    }),
  };
}

/** Runs `work` against so many processes behind one port. */
async function withProcesses<T>(url: string, at: number, count: number, work: () => Promise<T>): Promise<T> {
  const more = { DATABASE_URL: url, NODE_ENV: 'development', RONDO_PROCESSES: String(count) };
  return withTemporaryFolder(async (dataDir) => {
    const server = await startApi({ dataDir, port: at, more }, 60_000);
    try {
      if (count > 1) await untilServing(`http://127.0.0.1:${at}`, server.pid ?? 0, count);
      await wait(2000);
      return await work();
    } finally {
      await end(server, 'SIGTERM');
    }
  });
}
