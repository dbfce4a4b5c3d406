import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'node:http';
import { type Joiner, makeGames, makeJoiners } from '../../chaos/src/world.ts';
import { withClient } from '../../api/test/temporary-database.ts';
import { withLargeDatabase } from './database.ts';
import { LivePage } from './live-page.ts';
import { ms, percentile, type Row } from './table.ts';

const program = path.resolve(import.meta.dirname, '../../api/src/main.ts');
const port = 3895;
const seconds = 3;
const clients = 64;
const pages = 500;
const players = 3000;

interface Speed {
  perSecond: number;
  p99: number;
}

/** (g) Joins, searches and live pages over HTTP with 1, 2 and 4 processes; and joins of one game always sent to one process, or to any. */
export async function benchProcesses(): Promise<Row[]> {
  return withLargeDatabase(async (url) => {
    const joiners = await makeJoiners(url, players, 100_000_000);
    const rows: Row[] = [];
    const alone: Record<string, Speed> = {};
    for (const count of [1, 2, 4]) {
      const server = await start(url, port, count);
      try {
        for (const [what, measured] of Object.entries(await measure(url, joiners))) {
          alone[what] ??= measured;
          rows.push(
            row(`${what}, ${count} process${count === 1 ? '' : 'es'}`, measured, count === 1 ? null : alone[what]),
          );
        }
        rows.push(await live(url, count));
      } finally {
        await stop(server);
      }
    }
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
async function affinity(url: string, joiners: Joiner[]): Promise<Row[]> {
  const servers: ChildProcess[] = [];
  const any = (_: string, n: number) => port + (n % 2) * 1000;
  const byGame = (game: string) => port + ((createHash('sha1').update(game).digest()[0] ?? 0) % 2) * 1000;
  try {
    for (const at of [port, port + 1000]) servers.push(await start(url, at, 1));
    const rows: Row[] = [];
    for (const atOnce of [8, 1000]) {
      const toAny = await joins(joiners, await makeGames(url, 1000, 30, 100), atOnce, any);
      const toOne = await joins(joiners, await makeGames(url, 1000, 30, 100), atOnce, byGame);
      rows.push(row(`joins over ${atOnce} games, each game’s to one of two processes`, toOne, toAny, 'to any'));
    }
    return rows;
  } finally {
    await Promise.all(servers.map(stop));
  }
}

/** Joins games, `atOnce` of them at a time until they are full. */
function joins(
  joiners: Joiner[],
  games: string[],
  atOnce: number,
  portOf: (game: string, n: number) => number,
): Promise<Speed> {
  const places = 30;
  return drive((n) => {
    const group = Math.floor(n / (atOnce * places));
    const game = games[(group * atOnce + (n % atOnce)) % games.length] ?? '';
    const joiner = joiners[n % joiners.length];
    const headers = { authorization: `Bearer ${joiner?.token}`, 'content-type': 'application/json' };
    return ask(portOf(game, n), '/api/internalPayments/payEntranceFee', headers, JSON.stringify({ matchId: game }));
  });
}

function searches(): Promise<Speed> {
  return drive((n) => ask(port, `/api/matches?limit=20&search=game%20${n}`, {}));
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

async function drive(one: (n: number) => Promise<boolean>): Promise<Speed> {
  let next = 0;
  let done = 0;
  const taken: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < started + seconds * 1000) {
        const n = next++;
        const from = performance.now();
        if (await one(n)) done += 1;
        taken.push(performance.now() - from);
      }
    }),
  );
  return { perSecond: (done * 1000) / (performance.now() - started), p99: percentile(taken, 0.99) };
}

async function live(url: string, count: number): Promise<Row> {
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
    what: `(g) a change of a game with ${pages} open pages, until all show it, ${count} process${count === 1 ? '' : 'es'}`,
    measured: `p50 ${ms(percentile(delays, 0.5))}, worst ${ms(worst)}`,
    baseline: '',
    ratio: '',
    goal: '≤ 2 s',
    reached: worst <= 2000,
  };
}

const words = ({ perSecond, p99 }: Speed) => `${Math.round(perSecond)}/s, p99 ${ms(p99)}`;

function row(what: string, measured: Speed, baseline: Speed | null | undefined, name = 'one process'): Row {
  return {
    what: `(g) ${what}`,
    measured: words(measured),
    baseline: baseline ? `${words(baseline)}, ${name}` : '',
    ratio: baseline ? (measured.perSecond / baseline.perSecond).toFixed(2) : '',
    goal: '',
    reached: null,
  };
}

async function start(url: string, at: number, processes: number): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(at),
    DATABASE_URL: url,
    NODE_ENV: 'development',
    RONDO_DEMO: '0',
    LOG_LEVEL: 'silent',
    STOP_NOTICE_SECONDS: '0',
    RONDO_PROCESSES: String(processes),
  };
  const child = spawn(process.execPath, [program], { env, stdio: 'ignore' });
  const serving = async () => {
    const answer = await fetch(`http://127.0.0.1:${at}/metrics`, { headers: { connection: 'close' } }).catch(
      () => null,
    );
    return (await answer?.text())?.match(/^process_resident_memory_bytes/gm)?.length ?? 0;
  };
  for (const until = performance.now() + 60_000; (await serving()) < processes;) {
    if (child.exitCode !== null || performance.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`Rondo did not start on port ${at}`);
    }
    await wait(100);
  }
  await wait(2000);
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
}
