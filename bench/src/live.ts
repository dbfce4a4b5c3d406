import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ms, percentile, type Row } from './table.ts';

const port = 3897;
const origin = `http://127.0.0.1:${port}`;
const program = path.resolve(import.meta.dirname, '../../api/src/main.ts');
const pages = 1000;
const games = 100;
const idleSeconds = 20;
const changes = 20;
/** Clock ticks a second, as /proc counts them. */
const ticks = 100;

/** (e) 1,000 open pages with live updates: what they cost the server while nothing happens, and how late they are told. */
export async function benchLive(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondo-bench-live-'));
  const env = { ...process.env, DATA_DIR: folder, PORT: String(port), DATABASE_URL: '', LOG_LEVEL: 'silent' };
  const server = spawn(process.execPath, [program], { env, stdio: 'ignore' });
  const open: Page[] = [];
  try {
    await ready();
    const pid = server.pid ?? 0;
    const ids = await upcoming();
    await wait(3000);
    const before = { idle: await idleShare(pid), memory: await megabytes(pid) };
    for (let n = 0; n < pages; n += 1) open.push(new Page(ids[n % games] ?? ''));
    await Promise.all(open.map((page) => page.told(0)));
    await wait(3000);
    const after = { idle: await idleShare(pid), memory: await megabytes(pid) };
    for (const page of open.splice(0)) page.close();
    await wait(1000);

    const hot = ids[0] ?? '';
    for (let n = 0; n < pages; n += 1) open.push(new Page(hot));
    await Promise.all(open.map((page) => page.told(0)));
    const delays = await changesSeen(hot, open);
    return [
      row(`${pages} open pages on ${games} games, nothing happens: CPU`, {
        measured: `${after.idle.toFixed(1)} % of one core`,
        baseline: `${before.idle.toFixed(1)} % without pages`,
        goal: '≤ 10 %',
        reached: after.idle <= 10,
      }),
      row(`${pages} open pages on ${games} games: memory`, {
        measured: `${after.memory} MB RSS`,
        baseline: `${before.memory} MB without pages`,
        ratio: (after.memory / before.memory).toFixed(2),
      }),
      row(`a join in a game with ${pages} open pages, until all of them show it`, {
        measured: `p50 ${ms(percentile(delays, 0.5))}, worst ${ms(Math.max(...delays))}`,
        goal: '≤ 2 s',
        reached: Math.max(...delays) <= 2000,
      }),
    ];
  } finally {
    for (const page of open) page.close();
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    await rm(folder, { recursive: true, force: true });
  }
}

function row(what: string, more: Partial<Row>): Row {
  return { what: `(e) ${what}`, measured: '', baseline: '', ratio: '', goal: '', reached: null, ...more };
}

/** One open page: a connection of its own, which counts the events it got. */
class Page {
  #events = 0;
  #waiting: (() => void)[] = [];
  readonly #request: ClientRequest;

  constructor(gameId: string) {
    this.#request = request(`${origin}/api/live?matches=${gameId}`, { agent: false }, (answer) => {
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        this.#events += text.split('event: match').length - 1;
        for (const tell of this.#waiting.splice(0)) tell();
      });
    });
    this.#request.on('error', () => undefined);
    this.#request.end();
  }

  get events(): number {
    return this.#events;
  }

  /** Waits until more than `count` events have come. */
  async told(count: number): Promise<void> {
    while (this.#events <= count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  close(): void {
    this.#request.destroy();
  }
}

/** Milliseconds from the answer to a join, or to leaving, until the last of the pages has it. */
async function changesSeen(gameId: string, open: Page[]): Promise<number[]> {
  const { token, user } = await logIn();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const delays: number[] = [];
  for (let n = 0; n < changes; n += 1) {
    const counts = open.map((page) => page.events);
    const body = JSON.stringify({ matchId: gameId, targetId: user._id });
    const answer = await fetch(`${origin}/api/matches/mainlist`, { method: n % 2 ? 'PATCH' : 'POST', headers, body });
    if (!answer.ok) throw new Error(`not joined: ${await answer.text()}`);
    const started = performance.now();
    await Promise.all(open.map((page, index) => page.told(counts[index] ?? 0)));
    delays.push(performance.now() - started);
  }
  return delays;
}

async function logIn(): Promise<{ token: string; user: { _id: string } }> {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'player@rondo.test', password: 'Rondo2026!' }),
  });
  const { token } = (await answer.json()) as { token: string };
  const me = await fetch(`${origin}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });
  return { token, ...((await me.json()) as { user: { _id: string } }) };
}

/** Games a player can join for free first, then others. */
async function upcoming(): Promise<string[]> {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const answer = await fetch(`${origin}/api/matches?limit=100&dateFrom=${day}`);
  const { data } = (await answer.json()) as { data: { matches: Listed[] } };
  const joinable = (game: Listed) =>
    game.price === 0 &&
    !game.hasPasscode &&
    !game.tournament &&
    game.signup_opens_in_days === null &&
    game.status !== 'cancelled' &&
    game.joined_players_number + 2 < game.players;
  return data.matches.toSorted((a, b) => Number(joinable(b)) - Number(joinable(a))).map(({ _id }) => _id);
}

interface Listed {
  _id: string;
  price: number;
  players: number;
  joined_players_number: number;
  hasPasscode: boolean;
  tournament: boolean;
  signup_opens_in_days: number | null;
  status: string;
}

async function ready(): Promise<void> {
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) await wait(20);
}

/** Percent of one core the process uses, over some seconds in which nothing is asked of it. */
async function idleShare(pid: number): Promise<number> {
  const used = async () => {
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  };
  const before = await used();
  await wait(idleSeconds * 1000);
  return (((await used()) - before) / ticks / idleSeconds) * 100;
}

async function megabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
