import { setTimeout as wait } from 'node:timers/promises';
import { megabytes, processorMs } from '../../chaos/src/api-process.ts';
import { percentile } from '../../chaos/src/figures.ts';
import { withDemoServer } from './demo-server.ts';
import { joiner, upcomingGames } from './joinable-games.ts';
import { benchLiveTournament } from './live-tournament.ts';
import { LivePage } from './live-page.ts';
import { ms, type Row } from './table.ts';

const port = 3897;
const origin = `http://127.0.0.1:${port}`;
const pages = 1000;
const games = 100;
const idleSeconds = 20;
const changes = 20;

/**
 * (e) 1,000 open pages with live updates: their cost to the server while nothing happens, and how late they get changes;
 * then those of a large tournament.
 */
export async function benchLive(): Promise<Row[]> {
  return withDemoServer(port, async ({ pid, dataDir }) => {
    const open: LivePage[] = [];
    const rows: Row[] = [];
    try {
      rows.push(...(await measure(pid, open)));
    } finally {
      for (const page of open) page.close();
    }
    return [...rows, await benchLiveTournament(origin, dataDir)];
  });
}

async function measure(pid: number, open: LivePage[]): Promise<Row[]> {
  const ids = await upcomingGames(origin);
  await wait(3000);
  const before = { idle: await idleShare(pid), memory: await megabytes(pid) };
  for (let n = 0; n < pages; n += 1) open.push(new LivePage(origin, ids[n % games] ?? ''));
  await Promise.all(open.map((page) => page.told(0)));
  await wait(3000);
  const after = { idle: await idleShare(pid), memory: await megabytes(pid) };
  for (const page of open.splice(0)) page.close();
  await wait(1000);

  const hot = ids[0] ?? '';
  for (let n = 0; n < pages; n += 1) open.push(new LivePage(origin, hot));
  await Promise.all(open.map((page) => page.told(0)));
  const delays = await changesSeen(hot, open);
  return [
    {
      what: `(e) ${pages} open pages on ${games} games, nothing happens: CPU`,
      measured: `${after.idle.toFixed(1)} % of one core`,
      baseline: `${before.idle.toFixed(1)} % without pages`,
      goal: '≤ 10 %',
      reached: after.idle <= 10,
    },
    {
      what: `(e) ${pages} open pages on ${games} games: memory`,
      measured: `${after.memory} MB RSS`,
      baseline: `${before.memory} MB without pages`,
      ratio: (after.memory / before.memory).toFixed(2),
    },
    {
      what: `(e) a join in a game with ${pages} open pages, until all of them show it`,
      measured: `p50 ${ms(percentile(delays, 0.5))}, worst ${ms(Math.max(...delays))}`,
      goal: '≤ 2 s',
      reached: Math.max(...delays) <= 2000,
    },
  ];
}

/** Milliseconds from the answer to a join or leave until the last page has it. */
async function changesSeen(gameId: string, open: LivePage[]): Promise<number[]> {
  const join = await joiner(origin);
  const delays: number[] = [];
  for (let n = 0; n < changes; n += 1) {
    const counts = open.map((page) => page.events);
    await join(gameId, n);
    const started = performance.now();
    await Promise.all(open.map((page, index) => page.told(counts[index] ?? 0)));
    delays.push(performance.now() - started);
  }
  return delays;
}

/** Percent of one core that the process uses over some seconds without any request. */
async function idleShare(pid: number): Promise<number> {
  const before = await processorMs(pid);
  await wait(idleSeconds * 1000);
  return ((await processorMs(pid)) - before) / 10 / idleSeconds;
}
