import { type Database, type Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { requireRight } from '../games/access/require-right.ts';
import { lockGames } from '../games/life/lock-games.ts';
import { type CheckedGameRow, findCheckedGame } from './attendance-queries.ts';

/** @throws Refused `game_not_found`, or `not_allowed` for viewers who may not check in its players */
export async function requireCheckIn(db: Database, viewer: Viewer, gameId: string): Promise<CheckedGameRow> {
  const game = await findCheckedGame(db, gameId);
  if (!game) throw new Refused('game_not_found');
  await requireRight(db, viewer, [game], 'checkIn');
  return game;
}

/** Does the same with the game locked, so that marks, no-shows and answers come one after the other. */
export async function lockCheckIn(trx: Transaction, viewer: Viewer, gameId: string): Promise<CheckedGameRow> {
  await lockGames(trx, gameId, 'one');
  return requireCheckIn(trx, viewer, gameId);
}
