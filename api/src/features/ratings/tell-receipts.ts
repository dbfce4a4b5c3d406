import { type RatedSport, receiptFromRaters, roundedScore } from '@rondo/rules';
import { sql } from 'kysely';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { events } from '../notifications/events.ts';
import { notify } from '../notifications/in-app/notify.ts';

/** Players told by one transaction. */
const batch = 500;

interface ReceiptRow {
  user_id: string;
  rater_count: number;
  score_before: number | null;
  score_after: number;
}

/**
 * Tells players who were graded since then how their score moved, once at least three people have graded them since they last heard: never
 * who, nor what each gave, and rounded, so that nobody can work it out (product.md#rating-receipts). Twice tells nobody twice.
 */
export async function tellReceipts(db: Database, sport: RatedSport, since: string | null, now: Date): Promise<void> {
  const graded = await sql<{ target_id: string }>`
    select distinct target_id from grading
    where sport = ${sport} and created_at > coalesce(${since}::timestamptz, '-infinity')
    order by target_id`.execute(db);
  const ids = graded.rows.map(({ target_id }) => target_id);
  for (let at = 0; at < ids.length; at += batch)
    await inTransaction(db, (trx) => tell(trx, sport, ids.slice(at, at + batch), now));
}

async function tell(trx: Transaction, sport: RatedSport, userIds: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<ReceiptRow>`
    insert into rating_receipt (user_id, sport, rater_count, first_day, last_day, score_before, score_after,
      last_grading_id, created_at)
    select s.user_id, s.sport, untold.raters, untold.first_day, untold.last_day, latest.score_after, s.score,
      untold.last_id, ${now}
    from score s
    left join lateral (
      select r.score_after, r.last_grading_id from rating_receipt r
      where r.user_id = s.user_id and r.sport = s.sport order by r.last_grading_id desc limit 1) latest on true
    cross join lateral (
      select count(distinct v.rater_id) as raters, max(v.id) as last_id,
        min((v.created_at at time zone 'Europe/Amsterdam')::date) as first_day,
        max((v.created_at at time zone 'Europe/Amsterdam')::date) as last_day
      from grading v
      where v.target_id = s.user_id and v.sport = s.sport and v.id > coalesce(latest.last_grading_id, 0)) untold
    where s.sport = ${sport} and s.user_id = any(${userIds}::uuid[]) and untold.raters >= ${receiptFromRaters}
    on conflict do nothing
    returning user_id, rater_count, score_before, score_after`.execute(trx);
  const told = rows.map(({ user_id, rater_count, score_before, score_after }) =>
    events.ratingReceipt(user_id, {
      sport,
      count: rater_count,
      ...(score_before !== null && { from: roundedScore(score_before, 1) }),
      to: roundedScore(score_after, 1),
    }),
  );
  await notify(
    trx,
    told.flatMap(({ notification }) => notification ?? []),
    now,
  );
}
