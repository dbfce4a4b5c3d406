import { type Cents, timeZone } from '@rondo/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

export interface PaidYear {
  user_id: string;
  year: number;
  /** What the bank sent, less what came back. */
  cents: Cents;
  payouts: number;
}

/**
 * What left for organisers' bank accounts or came back, booking by booking, from the postings alone (decisions/0099-year-and-stored-value.md): `b`
 * with person, line of a run, day of Amsterdam and cents. Only journals of payouts are read, each by its key. A mistake that was undone counts on the
 * day of the mistake.
 * @param which a condition on the line `l` of a run
 */
const bookings = (which: RawBuilder<unknown>) => sql`(
  select l.user_id, l.id as line_id, (coalesce(slip.created_at, j.created_at) at time zone ${timeZone})::date as day, posted.amount_cents as cents
  from payout_line l
  cross join generate_series(1, l.steps) step
  cross join unnest(array['payout_executed', 'payout_returned', 'payout_undone']) booked
  join journal j on j.idempotency_key = booked || ':' || l.id || ':' || step
  join posting posted on posted.journal_id = j.id and posted.account = 'bank'
  left join journal slip on booked = 'payout_undone' and slip.idempotency_key in (
    'payout_executed:' || l.id || ':' || step - 1, 'payout_returned:' || l.id || ':' || step - 1)
  where l.kind = 'organiser' and ${which}) b`;

/** The sum by person and year: `p` with the columns of {@link PaidYear}. @param which a condition on the line `l` of a run */
export const paidYears = (which: RawBuilder<unknown>) => sql`(
  select b.user_id, extract(year from b.day)::int as year, sum(b.cents)::bigint as cents,
    count(*) filter (where b.cents > 0)::int - count(*) filter (where b.cents < 0)::int as payouts
  from ${bookings(which)} group by b.user_id, year having sum(b.cents) <> 0) p`;

/**
 * The payments of a year, each with the day it left: `p` with person, day and cents. What came back in its own year is none; what came back in a later
 * one is below zero there.
 */
export const paymentsIn = (year: number) => sql`(
  select b.user_id, coalesce(min(b.day) filter (where b.cents > 0), min(b.day)) as day, sum(b.cents)::bigint as cents
  from ${bookings(sql`true`)} where extract(year from b.day) = ${year}
  group by b.user_id, b.line_id having sum(b.cents) <> 0) p`;

/** What an organiser was paid in a year. */
export async function findPaidIn(db: Database, userId: string, year: number): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`
    select cents from ${paidYears(sql`l.user_id = ${userId}`)} where year = ${year}`.execute(db);
  return rows[0]?.cents ?? 0;
}
