import type { Transaction } from '../../platform/db.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { lockGames } from '../games/life/lock-games.ts';
import { findTournament, type TournamentRow } from './find-tournament.ts';
import { entererIn, isTimeOver } from './present-tournament.ts';

/** A tournament as it is once nobody else changes it; its game's lock is that of joins and edits too. @throws Refused `game_not_found` */
export async function lockTournament(
  trx: Transaction,
  gameId: string,
  viewer: Viewer,
): Promise<{ row: TournamentRow; now: Date }> {
  await lockGames(trx, gameId, 'one');
  const now = await timeAfterLock(trx);
  const row = await findTournament(trx, gameId, viewer.id);
  if (!row) throw new Refused('game_not_found');
  return { row, now };
}

/**
 * Ensures that somebody may lead a tournament that isn't over.
 * @throws Refused `not_allowed`, `game_cancelled`, `game_archived`
 */
export function requireLeader(row: TournamentRow, viewer: Viewer, now: Date): void {
  if (!entererIn(row, viewer).leads) throw new Refused('not_allowed');
  requireOn(row, now);
}

/** @throws Refused `game_cancelled`, `game_archived` */
export function requireOn(row: TournamentRow, now: Date): void {
  if (row.status === 'cancelled') throw new Refused('game_cancelled');
  if (isTimeOver(row, now)) throw new Refused('game_archived');
}

/** @throws Refused `tournament_not_drawn` */
export function requireDrawn({ drawn_at: drawnAt }: TournamentRow): void {
  if (drawnAt === null) throw new Refused('tournament_not_drawn');
}
