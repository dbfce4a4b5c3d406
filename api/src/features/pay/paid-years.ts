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
 * What left for organisers' bank accounts, by person and year of Amsterdam, from the postings alone (decisions/0099-year-and-stored-value.md): `p`
 * with the columns of {@link PaidYear}. Only journals of payouts are read, each by its key. A mistake that was undone counts in the year of the
 * mistake.
 * @param which a condition on the line `l` of a run
 */
export const paidYears = (which: RawBuilder<unknown>) => sql`(
  select l.user_id, extract(year from coalesce(slip.created_at, j.created_at) at time zone ${timeZone})::int as year, sum(b.amount_cents)::bigint as cents,
    count(*) filter (where b.amount_cents > 0)::int - count(*) filter (where b.amount_cents < 0)::int as payouts
  from payout_line l
  cross join generate_series(1, l.steps) step
  cross join unnest(array['payout_executed', 'payout_returned', 'payout_undone']) booked
  join journal j on j.idempotency_key = booked || ':' || l.id || ':' || step
  join posting b on b.journal_id = j.id and b.account = 'bank'
  left join journal slip on booked = 'payout_undone' and slip.idempotency_key in (
    'payout_executed:' || l.id || ':' || step - 1, 'payout_returned:' || l.id || ':' || step - 1)
  where l.kind = 'organiser' and ${which}
  group by l.user_id, year having sum(b.amount_cents) <> 0) p`;

/** What an organiser was paid in a year. */
export async function findPaidIn(db: Database, userId: string, year: number): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`
    select cents from ${paidYears(sql`l.user_id = ${userId}`)} where year = ${year}`.execute(db);
  return rows[0]?.cents ?? 0;
}
