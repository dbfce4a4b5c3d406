import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Joiner, makeGames, makeJoiners, payToJoin, query } from './world.ts';

/** Sixteen people at a time join one game after another until stopped, each request retried under its key until answered. */
export async function startJoiningLoad(databaseUrl: string, origin: string) {
  const joiners = await makeJoiners(databaseUrl, 64, 1_000_000);
  const games = await makeGames(databaseUrl, 400, 64, 100);
  const acknowledged: string[] = [];
  let attempts = 0;
  const state = { running: true };
  const run = async (mine: Joiner[]) => {
    for (const gameId of games)
      for (const joiner of mine) {
        const key = randomUUID();
        for (let tries = 0; state.running && tries < 200; tries += 1) {
          attempts += 1;
          const { status, code } = await payToJoin(origin, joiner, gameId, key);
          if (status === 200) acknowledged.push(`${gameId} ${joiner.id}`);
          if (status === 200 || (status >= 400 && status < 500)) break;
          await wait(50, code);
        }
        if (!state.running) return;
      }
  };
  const clients = Array.from({ length: 16 }, (_, n) => run(joiners.slice(n * 4, n * 4 + 4)));
  return {
    async stop() {
      state.running = false;
      await Promise.all(clients);
      return { acknowledged, attempts };
    },
  };
}

/** How many of these joins, each a game and a player, are not there. */
export async function countLost(databaseUrl: string, acknowledged: readonly string[]): Promise<number> {
  const kept = await query<{ key: string }>(
    databaseUrl,
    `select r.game_id || ' ' || r.user_id as key from registration r where r.status = 'active'`,
  );
  const existing = new Set(kept.map(({ key }) => key));
  return acknowledged.filter((key) => !existing.has(key)).length;
}
