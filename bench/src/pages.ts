import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { withDemoServer } from './demo-server.ts';
import { joiner, upcomingGames } from './joinable-games.ts';
import { compared, type Row } from './table.ts';

const connections = 60;
const seconds = 10;

/** (f) Visitors who read pages: how long a join takes beside 60 connections that ask for `/` without a pause. */
export async function benchPages(): Promise<Row[]> {
  return withDemoServer(3898, async ({ origin }) => {
    const [gameId = ''] = await upcomingGames(origin);
    const join = await joiner(origin);
    await get(`${origin}/`);
    const alone = await joinsFor(seconds, join, gameId);
    const reading = readers(() => `${origin}/`);
    const same = await joinsFor(seconds, join, gameId);
    const pages = await reading.stop();
    let n = 0;
    const unequal = readers(() => `${origin}/?of=${(n += 1)}`);
    const apart = await joinsFor(seconds, join, gameId);
    const others = await unequal.stop();
    return [
      row(`a join beside ${connections} connections on /`, same, alone, pages),
      row(`a join beside ${connections} connections on pages that nobody shares`, apart, alone, others),
    ];
  });
}

function row(what: string, delays: readonly number[], alone: readonly number[], pages: number): Row {
  const row = compared(`(f) ${what}`, delays, alone, ' alone', 1);
  return { ...row, measured: `${row.measured}; ${Math.round(pages / seconds)} pages/s` };
}

/** The milliseconds of joins and leaves, one after the other with a pause, for some seconds. */
async function joinsFor(
  forSeconds: number,
  join: (gameId: string, n: number) => Promise<void>,
  gameId: string,
): Promise<number[]> {
  const delays: number[] = [];
  const until = performance.now() + forSeconds * 1000;
  for (let n = 0; performance.now() < until || n % 2 === 1; n += 1) {
    const started = performance.now();
    await join(gameId, n);
    delays.push(performance.now() - started);
    await wait(20);
  }
  return delays;
}

/** Connections that ask for another page as soon as they have one. */
function readers(address: () => string): { stop(): Promise<number> } {
  const stopping = new AbortController();
  let count = 0;
  const one = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!stopping.signal.aborted) {
      await get(address(), agent);
      count += 1;
    }
    agent.destroy();
  };
  const all = Array.from({ length: connections }, one);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(all);
      return count;
    },
  };
}

function get(url: string, agent?: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers: { accept: 'text/html', 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().on('end', resolve).on('error', reject);
    });
    asked.on('error', reject).end();
  });
}
