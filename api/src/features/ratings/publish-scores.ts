import { type RatedSport, roundedScore } from '@rondo/rules';
import { sql } from 'kysely';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { localDay } from '../../platform/time/on-day.ts';
import { events } from '../notifications/events.ts';
import { notify } from '../notifications/in-app/notify.ts';
import type { FittedSport } from './fit-grades.ts';

interface Published {
  sport: RatedSport;
  players: FittedSport['players'];
  /** The night in which the grades that change these scores began to count. */
  night: Date;
}

/**
 * Writes the scores of players whom enough people have graded since their last score, and tells each how it changed: rounded, without who graded them
 * or what each gave, so that nobody can work it out (product.md#rating-receipts). A second call in one night writes and tells nothing. A person who
 * left Rondo has no score.
 */
export function publishScores(db: Database, published: Published, now: Date): Promise<void> {
  return inTransaction(db, async (trx) => {
    await tell(trx, published, now);
    // Written last, because from here on other transactions that change ranks wait for it (decisions/0036-ranks.md).
    await write(trx, published, now);
  });
}

interface ReceiptRow {
  user_id: string;
  rater_count: number;
  score_before: number | null;
  score_after: number;
}

async function tell(trx: Transaction, { sport, players, night }: Published, now: Date): Promise<void> {
  const { rows } = await sql<ReceiptRow>`
    insert into rating_receipt (user_id, sport, rater_count, first_day, last_day, score_before, score_after,
      last_grading_id, created_at)
    select u.id, ${sport}, told.raters, told.first_day, told.last_day, s.score, f.score, told.last_id, ${now}
    from jsonb_to_recordset(${JSON.stringify(players)}::jsonb) as f(id uuid, score numeric)
    join app_user u on u.id = f.id and u.deleted_at is null
    left join score s on s.user_id = f.id and s.sport = ${sport}
    cross join lateral (
      select count(distinct v.rater_id) as raters, max(v.id) as last_id,
        min(${localDay(sql`v.created_at`)}) as first_day,
        max(${localDay(sql`v.created_at`)}) as last_day
      from grading v where v.target_id = f.id and v.sport = ${sport} and v.counted_at = ${night}) told
    where s.published_at is distinct from ${night}::timestamptz
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

async function write(trx: Transaction, { sport, players, night }: Published, now: Date): Promise<void> {
  await sql`
    insert into score as s (user_id, sport, score, deviation, grade_count, graded_games, published_at, updated_at)
    select u.id, ${sport}, f.score, f.deviation, counted.grades, counted.games, ${night}, ${now}
    from jsonb_to_recordset(${JSON.stringify(players)}::jsonb) as f(id uuid, score numeric, deviation float8)
    join app_user u on u.id = f.id and u.deleted_at is null
    cross join lateral (
      select count(*) as grades, count(distinct v.game_id) as games from grading v
      where v.target_id = f.id and v.sport = ${sport} and v.counted_at is not null) counted
    order by u.id
    on conflict (user_id, sport) do update set score = excluded.score, deviation = excluded.deviation,
      grade_count = excluded.grade_count, graded_games = excluded.graded_games, published_at = excluded.published_at,
      updated_at = excluded.updated_at
    where s.published_at is distinct from excluded.published_at`.execute(trx);
}
