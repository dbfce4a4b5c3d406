import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Moments } from './moments.ts';
import { type Joiner, makeGames, makeJoiners, payToJoin, query } from './world.ts';

/**
 * Sixteen people at a time join one game after another until stopped, each request retried under its key until answered.
 * @param options games: how many, with 64 spots each; pauseMs: how long each person waits before the next join
 * @returns a `stop` that returns the acknowledged joins and their times (ms since 1970), the number of requests, and how many got neither their
 * answer nor 503
 */
export async function startJoiningLoad(
  databaseUrl: string,
  origin: string,
  { games: count = 400, pauseMs = 0 }: { games?: number; pauseMs?: number } = {},
) {
  const joiners = await makeJoiners(databaseUrl, 64, 1_000_000);
  const games = await makeGames(databaseUrl, count, 64, 100);
  const acknowledged: string[] = [];
  const times: number[] = [];
  const answered = new Moments();
  let attempts = 0;
  let odd = 0;
  const state = { running: true };
  const run = async (mine: Joiner[]) => {
    for (const gameId of games)
      for (const joiner of mine) {
        const key = randomUUID();
        while (state.running) {
          attempts += 1;
          const { status } = await payToJoin(origin, joiner, gameId, key);
          if (status === 200) {
            acknowledged.push(`${gameId} ${joiner.id}`);
            times.push(Date.now());
            answered.add();
          }
          if (status >= 500 && status !== 503) odd += 1;
          if (status === 200 || (status >= 400 && status < 500)) break;
          await wait(50);
        }
        if (!state.running) return;
        if (pauseMs > 0) await wait(pauseMs);
      }
  };
  const clients = Array.from({ length: 16 }, (_, n) => run(joiners.slice(n * 4, n * 4 + 4)));
  return {
    answered,
    async stop() {
      state.running = false;
      await Promise.all(clients);
      return { acknowledged, times, attempts, odd };
    },
  };
}

/** How many of these joins, each a game and a player, are not in the database. */
export async function countLost(databaseUrl: string, acknowledged: readonly string[]): Promise<number> {
  return (await findLost(databaseUrl, acknowledged)).length;
}

/** The positions of the joins that are not in the database. */
export async function findLost(databaseUrl: string, acknowledged: readonly string[]): Promise<number[]> {
  const kept = await query<{ key: string }>(
    databaseUrl,
    `select r.game_id || ' ' || r.user_id as key from registration r where r.status = 'active'`,
  );
  const existing = new Set(kept.map(({ key }) => key));
  return acknowledged.flatMap((key, at) => (existing.has(key) ? [] : at));
}
