import { type Stored, readStored, store, storedIds, useStored } from './stored.ts';

/** The times that decide when a game is over. */
interface Timed {
  _id: string;
  game_date: string;
  /** Hours. */
  duration: number;
}

interface Kept {
  value: unknown;
  /** Milliseconds since 1970. */
  until: number;
}

/** Stores a value of a game until the game is over. */
export function keepUntilOver(entry: Stored, game: Timed, value: object): void {
  const until = Date.parse(game.game_date) + game.duration * 3_600_000;
  store(entry, JSON.stringify({ value, until } satisfies Kept), game._id);
}

/** The value stored for a game; null for none. */
export function useKeptUntilOver(entry: Stored, gameId: string): unknown {
  const kept = useStored(entry, gameId);
  return kept === null ? null : (JSON.parse(kept) as Kept).value;
}

/** Removes the values of games that are over. */
export function forgetOver(entries: readonly Stored[], now: number): void {
  for (const entry of entries)
    for (const id of storedIds(entry)) {
      const kept = readStored(entry, id);
      if (kept && (JSON.parse(kept) as Kept).until <= now) store(entry, null, id);
    }
}
