import { grading, leastGrades, type RatedSport, refuseGrades, type Sport } from '@rondo/rules';
import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { findGameToRate, findRateable } from './queries.ts';
import { refitPlayers } from './refit.ts';
import { requireOpen } from './require-open.ts';

interface GivenGrade {
  targetId: string;
  grade: number;
  sport: Sport;
}

/**
 * Stores the grades that a player gives others of a game, and computes again what they say of these players and of the rater
 * (product.md#rating, decisions/0035-score.md). Once a game, whatever comes at the same time: the rater's spot in the game is locked.
 * @throws Refused `game_not_found`, `rating_off`, `rating_not_open`, `not_joined`, `already_graded`, `rating_closed`, `wrong_sport`,
 * `not_a_player`, `grade_out_of_range` or `wrong_grade_count`
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
    const targetIds = grades.map(({ targetId }) => targetId);
    await lockScores(trx, { sport, raterId, targetIds }, now);
    await sql`
      insert into grading (game_id, rater_id, target_id, sport, grade, created_at)
      select ${gameId}, ${raterId}, "targetId", ${sport}, round(grade, 2), ${now}
      from jsonb_to_recordset(${JSON.stringify(grades)}::jsonb) as g("targetId" uuid, grade numeric)`.execute(trx);
    await sql`
      update notification set status = 'archived'
      where game_id = ${gameId} and user_id = ${raterId} and kind = 'afterMatchRating' and status <> 'archived'`.execute(
      trx,
    );
    // Last, because from here on others who grade in this sport wait for it (decisions/0036-ranks.md).
    await refitPlayers(trx, { sport, raterId, targetIds }, now);
  });
}

/**
 * Locks what is known of the rater, then of the players in the order of their ids: everybody grades in this order. Who has nothing yet
 * gets a row, which the local step fills.
 */
async function lockScores(
  trx: Transaction,
  { sport, raterId, targetIds }: { sport: RatedSport; raterId: string; targetIds: readonly string[] },
  now: Date,
): Promise<void> {
  await sql`
    insert into rater (user_id, sport, leniency, slope, noise, uncertainty, grade_count, updated_at)
    values (${raterId}, ${sport}, 0, 1, 1, 1, 0, ${now})
    on conflict (user_id, sport) do update set updated_at = excluded.updated_at`.execute(trx);
  await sql`
    insert into score (user_id, sport, score, updated_at)
    select id, ${sport}, 3, ${now} from unnest(${targetIds}::uuid[]) as t(id) order by id
    on conflict (user_id, sport) do update set updated_at = excluded.updated_at`.execute(trx);
}
