import { refuseRegular, regularSpots } from '@rondo/rules/regulars';
import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db.ts';
import { type IdempotencyKey, runIdempotently } from '../../platform/calls/idempotency.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { lockSeries } from './lock-series.ts';
import type { JoiningContext } from '../joining/batch/decide-batch.ts';
import { decideInGames } from '../joining/batch/decide-in-games.ts';
import { toRefused } from '../joining/decide/join-request.ts';
import { keepForRegular, keptForRegular } from '../joining/decide/regular-spots.ts';

/**
 * Makes somebody a regular of a game's series, and keeps a spot in each upcoming game that has one for them (product.md#regulars), all in one
 * transaction. Somebody who is a regular already keeps the spots they have.
 * @returns the number of games in which a spot is kept
 * @throws Refused as the call says
 */
export function becomeRegular(
  { db, jobs, config }: JoiningContext,
  { id: userId }: Viewer,
  gameId: string,
  key: IdempotencyKey | null,
): Promise<number> {
  return runIdempotently(db, userId, key, async (trx) => {
    // Prevents this while the account is being deleted.
    const account = await sql`select from app_user where id = ${userId} and deleted_at is null for share`.execute(trx);
    if (account.rows.length === 0) throw new Refused('not_logged_in');
    const { id: seriesId, regular_spots: spots, regular_days: days } = await lockSeries(trx, gameId);
    const now = await timeAfterLock(trx);
    const { isRegular, gameIds, ...standing } = await findStanding(trx, { seriesId, userId }, now);
    const refusal = isRegular ? null : refuseRegular({ spots, gamesToCome: gameIds.length, ...standing });
    if (refusal) throw new Refused(refusal);
    if (!isRegular) await insertRows(trx, 'regular', [{ series_id: seriesId, user_id: userId, since: now }]);
    let kept = 0;
    await decideInGames(trx, { jobs, config }, { userId, gameIds }, (state, person, writes) => {
      if (person.owner.isBanned) throw new Refused('account_banned');
      if (person.isOutsider) throw toRefused(state, { outcome: 'refuse', code: 'members_only' });
      if (!isRegular) keepForRegular(state, person, days, writes);
      if (keptForRegular(state, userId)) kept += 1;
    });
    return kept;
  });
}

interface Standing {
  /** The number of present regulars. */
  taken: number;
  isRegular: boolean;
  hasPlayed: boolean;
  /** Upcoming games. */
  gameIds: string[];
}

async function findStanding(
  trx: Transaction,
  { seriesId, userId }: { seriesId: string; userId: string },
  now: Date,
): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select (select count(*) from regular where series_id = ${seriesId}) as taken,
      exists (select from regular where series_id = ${seriesId} and user_id = ${userId}) as "isRegular",
      exists (select from registration r join game g on g.id = r.game_id
        where g.series_id = ${seriesId} and r.user_id = ${userId} and r.status in ('active', 'played')
          and g.starts_at > ${now}::timestamptz - make_interval(hours => ${24 * regularSpots.playedWithinDays})) as "hasPlayed",
      array(select id from game where series_id = ${seriesId} and not archived and status <> 'cancelled' and starts_at > ${now}
        order by starts_at, id) as "gameIds"`.execute(trx);
  if (!rows[0]) throw new Error('a row without a table is there');
  return rows[0];
}
