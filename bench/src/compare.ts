import type { Joiner } from '../../chaos/src/world.ts';
import { drive, inWords, middle, searchAnew, type Speed } from './drive.ts';
import { overHttp } from './join-ways.ts';
import { makePairs } from './join-world.ts';
import type { Row } from './table.ts';

const rounds = 3;
const roundMs = 1000;

/** Calls something as one of the clients, for the nth time. */
export interface Calls {
  call: (n: number, client: number) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** All ways in turn; the median of the rounds counts. @returns a row for each way except the first, which is their baseline */
export async function compare<W extends { name: string }>(
  what: string,
  ways: readonly W[],
  clients: number,
  open: (way: W) => Promise<Calls>,
): Promise<Row[]> {
  const speeds: Speed[][] = ways.map(() => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [n, way] of ways.entries()) {
      const { call, close } = await open(way);
      const speed = await drive(clients, roundMs, call);
      await close();
      if (round > 0) speeds[n]?.push(speed); // the first warms up
    }
  const [base, ...others] = speeds.map(middle);
  if (!base) return [];
  return others.map((speed, n) => ({
    what: `${what}: ${ways[n + 1]?.name}`,
    measured: inWords(speed),
    baseline: `${inWords(base)}, ${ways[0]?.name}`,
    ratio: (speed.perSecond / base.perSecond).toFixed(2),
  }));
}

/** Paid joins through HTTP, over 1,000 games or all on one. */
export async function joins(
  url: string,
  players: readonly Joiner[],
  { hot, port, clients }: { hot: boolean; port: number; clients: number },
): Promise<Calls> {
  const pairs = await makePairs(url, players, hot);
  const { join, close } = await overHttp(port)({ hot, promo: false, clients });
  const call = async (n: number, client: number) => {
    const pair = pairs[n];
    if (pair) await join(...pair, client);
  };
  return { call, close };
}

/** Searches that are all different. */
export async function searches({ port }: { port: number }): Promise<Calls> {
  return { call: () => searchAnew(port), close: async () => undefined };
}
