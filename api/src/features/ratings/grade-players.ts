import { grading, leastGrades, refuseGrades, type Sport } from '@rondo/rules';
import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { findGameToRate, findRateable } from './queries.ts';
import { requireOpen } from './require-open.ts';

interface GivenGrade {
  targetId: string;
  grade: number;
  sport: Sport;
}

/**
 * Stores the grades that a player gives others of a game (product.md#rating). They wait for a night, and until then change nothing that anybody sees
 * (decisions/0081-published-scores.md). The rater's spot in the game is locked, so that they grade only once.
 * @throws Refused `game_not_found`, `rating_off`, `rating_not_open`, `not_joined`, `already_graded`, `rating_closed`, `wrong_sport`, `not_a_player`,
 * `grade_out_of_range` or `wrong_grade_count`
 */
export function gradePlayers(
  db: Database,
  raterId: string,
  { gameId, grades }: { gameId: string; grades: readonly GivenGrade[] },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await sql`
      select from registration where game_id = ${gameId} and user_id = ${raterId} and status = 'played'
      for no key update`.execute(trx);
    const now = await timeAfterLock(trx);
    const [game, others] = await Promise.all([
      findGameToRate(trx, gameId, raterId),
      findRateable(trx, gameId, raterId),
    ]);
    requireOpen(game, others.length, now);
    const { sport } = game;
    const playerIds = [raterId, ...others.map(({ id }) => id)];
    const refused = refuseGrades(grades, { sport, raterId, playerIds, alreadyGraded: false });
    if (refused === 'wrong_grade_count')
      throw new Refused(refused, {
        least: leastGrades(others.length),
        most: Math.min(grading.most, others.length),
      });
    if (refused) throw new Refused(refused);
    await sql`
      insert into grading (game_id, rater_id, target_id, sport, grade, created_at)
      select ${gameId}, ${raterId}, "targetId", ${sport}, round(grade, 2), ${now}
      from jsonb_to_recordset(${JSON.stringify(grades)}::jsonb) as g("targetId" uuid, grade numeric)`.execute(trx);
    await sql`
      update notification set status = 'archived'
      where game_id = ${gameId} and user_id = ${raterId} and kind = 'afterMatchRating' and status <> 'archived'`.execute(
      trx,
    );
  });
}
