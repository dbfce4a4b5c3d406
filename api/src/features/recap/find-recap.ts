import type { Again } from '@rondo/rules/recap';
import type { Database } from '../../platform/db.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { findTournament } from '../tournaments/find-tournament.ts';
import { sayTournament } from '../tournaments/say-tournament.ts';
import { type AgainRow, findAgain, findRecap, type RecapRow } from './recap-queries.ts';
import { againOf, stands } from './require-again.ts';

/** A played game's recap, with the facts that decide what can be done for another game. */
interface Recap {
  row: RecapRow;
  game: AgainRow;
  again: Again;
  /** The team that won a tournament. */
  winner: string | null;
}

/** The recap of the latest game that somebody played in or hosted; null without one. */
export async function findLatestRecap(db: Database, viewer: Viewer, now: Date): Promise<Recap | null> {
  const game = (await findAgain(db, viewer.id, null, now)).find((row) => stands(row, now));
  return game ? recapOf(db, viewer, game, now) : null;
}

/** The recap of a game; null while it has none, `undefined` for people who neither played in it nor hosted it. */
export async function findRecapOf(
  db: Database,
  viewer: Viewer,
  gameId: string,
  now: Date,
): Promise<Recap | null | undefined> {
  const [game] = await findAgain(db, viewer.id, gameId, now);
  if (!game) return undefined;
  return stands(game, now) ? recapOf(db, viewer, game, now) : null;
}

async function recapOf(db: Database, viewer: Viewer, game: AgainRow, now: Date): Promise<Recap | null> {
  const [row, tournament] = await Promise.all([
    findRecap(db, viewer.id, game.id),
    game.is_tournament ? findTournament(db, game.id, null) : null,
  ]);
  const winner = (tournament && sayTournament(tournament, now)?.winner) ?? null;
  return row && { row, game, again: againOf(game, viewer), winner };
}
