import { instantLater } from '../../../platform/time/amsterdam.ts';
import type { Transaction } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Rows } from '../../../platform/schema.ts';
import { type LockedGame, lockGames } from '../life/lock-games.ts';
import { applyEdit, planEdits } from './apply-edit.ts';
import { findTeams } from './edit-spots.ts';

/** The columns of a game's place. */
export type Place = Pick<Rows['game'], 'latitude' | 'longitude' | 'address' | 'city' | 'country' | 'place_description'>;

export interface Move {
  /** How much later, in local time; negative for earlier. */
  days: number;
  minutes: number;
  /** null if it stays where it is. */
  place: Place | null;
}

/** Plans a move of a game as an edit. @throws Refused when it can't be moved like this */
export async function planMove(trx: Transaction, game: LockedGame, { place, ...later }: Move, now: Date) {
  const wanted = { columns: { ...game, ...place }, earlyBirds: [], teams: await findTeams(trx, game.id) };
  return planEdits(trx, [game], wanted, instantLater(new Date(game.starts_at), later), now);
}

/**
 * Moves a game to another time or place and does what an edit does; everybody in it reads the note (product.md#bulk-changes).
 * @throws Refused when it can't be moved like this
 */
export async function moveGame(
  trx: Transaction,
  jobs: Jobs,
  gameId: string,
  move: Move,
  { byId, note }: { byId: string; note: string },
  now: Date,
): Promise<void> {
  const [game] = await lockGames(trx, gameId, 'one');
  const how = { changed: move.place ?? {}, byId, late: null, note, keepsSpots: true };
  for (const edit of await planMove(trx, game, move, now)) await applyEdit(trx, jobs, edit, how, now);
  await jobs.enqueue(trx, 'match-wishes', { gameIds: [gameId] });
}
