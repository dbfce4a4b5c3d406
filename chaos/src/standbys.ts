import { setTimeout as wait } from 'node:timers/promises';
import { end, startApi } from './api-process.ts';
import { invariantsHold } from './nothing-lost.ts';
import { type OwnPostgres, withOwnPostgres } from './own-postgres.ts';
import { startOwnReaders } from './own-readers.ts';
import { startReadingLoad } from './reading-load.ts';
import { type Check, type Report, reportOf, verdict } from './report.ts';
import { makeGames, query } from './world.ts';

const port = 14_510;
const origin = `http://127.0.0.1:${port}`;
const ports = { first: 15_510, one: 15_511, two: 15_512 } as const;
const names = ['one', 'two'] as const;
type Name = (typeof names)[number];
/** How long standbys hold back commits, so that what somebody just did is not there yet. */
const delayMs = 300;
/** The longest that each of these may take (docs/decisions/0059-reads-from-standbys.md). */
const most = { gone: 2000, leftOut: 6000 };
const stateMs = 60_000;

/** Visitors search, and people join and look, on a primary with two standbys, which die, hang, or fall behind one after the other. */
export function standbys(kills: number): Promise<Report> {
  return withOwnPostgres(ports.first, async (postgres, url, folder) => {
    for (const name of names) {
      await postgres.copy(ports.first, name);
      await postgres.start(name, ports[name], false);
    }
    const more = { DATABASE_URL: url, DATABASE_REPLICA_URLS: names.map(urlOf).join(), NODE_ENV: 'development' };
    const api = await startApi({ dataDir: `${folder}/rondo`, port, more }, 30_000);
    try {
      const { checks, control } = await breakThem(postgres, url, kills);
      const lines = [`${control.words} ${verdict(control.missed > 0)}`];
      return reportOf([...checks, await invariantsHold(url)], lines, control.missed === 0);
    } finally {
      await end(api, 'SIGTERM');
    }
  });
}

const urlOf = (name: Name) => `postgres://postgres@127.0.0.1:${ports[name]}/rondo`;

async function breakThem(postgres: OwnPostgres, url: string, kills: number) {
  await makeGames(url, 200, 30, 0);
  await untilState('one', 1);
  await untilState('two', 1);
  const searching = startReadingLoad(
    origin,
    (n) => `/api/matches?limit=20&query=game%20${n % 200}&page=${1 + (n % 3)}`,
  );
  const followed = await lookAtOwn(url, 0, true);
  for (const name of names) await set(name, 'recovery_min_apply_delay', `${delayMs}ms`);
  const delayed = await lookAtOwn(url, delayMs, true);
  const control = await lookAtOwn(url, delayMs, false);
  for (const name of names) await set(name, 'recovery_min_apply_delay', '0');

  const from = performance.now();
  for (let n = 0; n < kills; n += 1) await killOne(postgres, names[n % 2] ?? 'one');
  await hang(postgres, 'two');
  const paused = await pause(url, 'one');
  const longest = searching.answered.longestGap(from, performance.now());
  const { failed } = await searching.stop();
  const checks: Check[] = [
    [followed.words, followed.missed === 0],
    [delayed.words, delayed.missed === 0],
    [`${kills} standbys killed and one that hung, under searches: ${failed} failed`, failed === 0],
    [`longest without an answer: ${Math.round(longest)} ms`, longest <= most.gone],
    [`one that replays nothing was left out after ${Math.round(paused)} ms, and came back`, paused <= most.leftOut],
  ];
  return { checks, control };
}

/** People join, each alone in a game, and look at it as a visitor does. @returns how often their join was missing */
async function lookAtOwn(url: string, delay: number, follows: boolean) {
  const [before, readers] = [await servedByStandbys(), await startOwnReaders(url, origin, { follows })];
  await wait(6000);
  const { looks, missed } = await readers.stop();
  const served = (await servedByStandbys()) - before;
  const how = `standbys ${delay} ms late, ${follows ? 'with' : 'control: without'} the token`;
  return {
    missed,
    words: `${how}: ${looks} looks at what one just did, ${missed} missed it; ${served} reads by standbys`,
  };
}

async function killOne(postgres: OwnPostgres, name: Name): Promise<void> {
  await postgres.kill(name);
  await untilState(name, 0);
  await postgres.start(name, ports[name], false);
  await untilState(name, 1);
}

/** The standby neither answers nor closes connections. */
async function hang(postgres: OwnPostgres, name: Name): Promise<void> {
  await postgres.signal(name, 'SIGSTOP');
  try {
    await untilState(name, 0);
    await wait(2000);
  } finally {
    await postgres.signal(name, 'SIGCONT');
  }
  await untilState(name, 1);
}

/** @returns for how long it was still used, in ms */
async function pause(url: string, name: Name): Promise<number> {
  const writing = await startOwnReaders(url, origin, { follows: true });
  await query(urlOf(name), 'select pg_wal_replay_pause()');
  const from = performance.now();
  await untilState(name, 0);
  const took = performance.now() - from;
  await query(urlOf(name), 'select pg_wal_replay_resume()');
  await untilState(name, 1);
  await writing.stop();
  return took;
}

async function set(name: Name, setting: string, value: string): Promise<void> {
  await query(urlOf(name), `alter system set ${setting} = '${value}'`);
  await query(urlOf(name), 'select pg_reload_conf()');
}

/** Waits until a standby is in use (1), or left out (0). */
async function untilState(name: Name, wanted: 0 | 1): Promise<void> {
  const line = `rondo_standby_in{standby="127.0.0.1:${ports[name]}"} ${wanted}`;
  for (const until = performance.now() + stateMs; !(await metrics()).includes(line); await wait(50))
    if (performance.now() > until) throw new Error(`standby ${name} is not ${wanted === 1 ? 'in' : 'left out'}`);
}

async function servedByStandbys(): Promise<number> {
  return Number(/rondo_public_reads_total\{from="standby"\} (\d+)/.exec(await metrics())?.[1] ?? 0);
}

async function metrics(): Promise<string> {
  return (await fetch(`${origin}/metrics`)).text();
}
