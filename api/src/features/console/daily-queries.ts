import { type RawBuilder, sql } from 'kysely';
import { endOfDay, startOfDay } from '../../platform/time/amsterdam.ts';
import type { Database } from '../../platform/db.ts';

/** The days that are shown, and the same weekday a week ago up to the same time. */
export interface Span {
  days: readonly string[];
  before: string;
  thenNow: Date;
}

export interface DayRow {
  /** The number of the day, from 1. */
  day: number;
  value: number;
  /** For the compared day, what had happened by the same time; 0 for others. */
  by_then: number;
}

/** The day of an instant, looked up in the days' beginnings: casting it to a date takes three times as long. */
const dayOf = (instant: RawBuilder<unknown>, { days }: Span) =>
  sql`width_bucket(${instant}, ${days.map((day) => startOfDay(day).toISOString())}::timestamptz[])`;

function within(instant: RawBuilder<unknown>, { days }: Span): RawBuilder<unknown> {
  return sql`${instant} >= ${startOfDay(days[0] ?? '')} and ${instant} < ${endOfDay(days.at(-1) ?? '')}`;
}

/** Events that count when they happen. */
const counted = {
  joins: { from: sql`registration`, at: sql`joined_at`, where: sql`true`, value: sql`count(*)` },
  moneyIn: {
    from: sql`payment_order`,
    at: sql`settled_at`,
    where: sql`status = 'paid'`,
    value: sql`sum(amount_cents + fee_cents)`,
  },
  signUps: {
    from: sql`app_user`,
    at: sql`created_at`,
    where: sql`deleted_at is null and role <> 'guest'`,
    value: sql`count(*)`,
  },
  mailsFailed: { from: sql`mail`, at: sql`failed_at`, where: sql`digest_id is null`, value: sql`count(*)` },
} as const;

export async function findByDay(db: Database, what: keyof typeof counted, span: Span): Promise<DayRow[]> {
  const { from, at, where, value } = counted[what];
  const { rows } = await sql<DayRow>`
    select ${dayOf(at, span)} as day, ${value} as value,
      coalesce(${value} filter (where ${at} >= ${startOfDay(span.before)} and ${at} <= ${span.thenNow}), 0) as by_then
    from ${from} where ${where} and ${within(at, span)} group by 1`.execute(db);
  return rows;
}

export interface GamesRow {
  day: number;
  games: number;
  spots: number;
  taken: number;
}

/** Games by the day they start, whether or not they are over. */
export async function findGamesByDay(db: Database, span: Span): Promise<GamesRow[]> {
  const held = (archived: RawBuilder<unknown>) => sql`
    select starts_at, capacity, joined_count from game
    where ${archived} and status <> 'cancelled' and ${within(sql`starts_at`, span)}`;
  const { rows } = await sql<GamesRow>`
    select ${dayOf(sql`starts_at`, span)} as day, count(*) as games, sum(capacity) as spots, sum(joined_count) as taken
    from (${held(sql`not archived`)} union all ${held(sql`archived`)}) g group by 1`.execute(db);
  return rows;
}
