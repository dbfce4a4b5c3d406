import { makeGames, makeJoiners, payToJoin, query } from './world.ts';

const people = 64;
const atOnce = 8;
const games = 40;

/** What a visitor sees of a game, and of a list. */
interface Shown {
  data: { match?: Spots; matches?: Spots[] };
}
interface Spots {
  _id: string;
  joined_players_number: number;
}

/**
 * Eight people at a time join games of their own until stopped. After each join they look at the game and at a list that shows it, as visitors.
 * @param options follows: whether they send back the position that their join told them
 * @returns a `stop` that returns how often they looked, and how often their join was missing
 */
export async function startOwnReaders(databaseUrl: string, origin: string, { follows }: { follows: boolean }) {
  const joiners = await makeJoiners(databaseUrl, people, 10_000_000);
  const seen = { looks: 0, missed: 0 };
  const state = { running: true };
  const look = async (path: string, written: string) => {
    const answer = await fetch(origin + path, { headers: follows ? { 'rondo-written': written } : {} });
    // On a late standby, even the game may not be there yet.
    return answer.ok ? ((await answer.json()) as Shown).data : {};
  };
  const note = (game: Spots | undefined, least: number) => {
    seen.looks += 1;
    if ((game?.joined_players_number ?? 0) < least) seen.missed += 1;
  };
  const run = async (mine: typeof joiners) => {
    const own = await makeGames(databaseUrl, games, people, 100);
    await query(databaseUrl, `update game set name = 'Own ' || left(id::text, 8) where id = any($1)`, [own]);
    for (const gameId of own)
      for (const [n, joiner] of mine.entries()) {
        if (!state.running) return;
        const { status, written } = await payToJoin(origin, joiner, gameId);
        if (status !== 200 || written === null) throw new Error(`a join was answered by ${status}`);
        note((await look(`/api/matches/${gameId}`, written)).match, n + 1);
        const { matches } = await look(`/api/matches?query=own%20${gameId.slice(0, 8)}`, written);
        note(
          matches?.find(({ _id }) => _id === gameId),
          n + 1,
        );
      }
  };
  const share = people / atOnce;
  const all = Array.from({ length: atOnce }, (_, n) => run(joiners.slice(n * share, n * share + share)));
  const ended = Promise.all(all);
  ended.catch(() => undefined); // so that they know when they are stopped
  return {
    async stop() {
      state.running = false;
      await ended;
      return seen;
    },
  };
}
