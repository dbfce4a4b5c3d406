import { ledgerAccounts } from '@rondo/contract';
import { timeZone } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../db.ts';
import type { Rows } from '../schema.ts';
import { localDay } from '../time/on-day.ts';

export interface BalanceRow {
  account: Rows['posting']['account'];
  cents: number;
}

/** When a closed day `c` ended. */
export const endOfClose = sql`((c.day + 1)::timestamp at time zone ${timeZone})`;

/**
 * The balance of each kind of account, now or at a moment: that of the last close before it plus what was booked since, so that the whole
 * ledger is not read. Before the first close, the sums of whole days stand for their postings (decisions/0136-sums-by-account-and-day.md). What is booked
 * later than at a moment that has passed can't be dated before it once that day is closed, apart from a payout, which counts from when the provider paid
 * it until its month is closed.
 */
export async function findBalances(db: Database, at: Date | null = null): Promise<BalanceRow[]> {
  const { rows } = await sql<BalanceRow>`
    with last as (
      select to_jsonb(c) as close, ${endOfClose} as ended_at from daily_close c
      where ${at === null ? sql`true` : sql`${endOfClose} <= ${at}`} order by c.day desc limit 1),
    start as (
      select coalesce((select ended_at from last), (
        select date_trunc('day', ${at}::timestamptz, ${timeZone}) where exists (select from daily_close)), '-infinity') as at),
    moved as materialized (
      select d.account, sum(d.added_cents + d.taken_cents) as cents from account_day d
      where d.day < ${localDay(sql`${at}::timestamptz`)} and not exists (select from last) group by d.account
      union all
      select p.account, sum(p.amount_cents) from journal j join posting p on p.journal_id = j.id
      where j.created_at >= (select at from start) and j.created_at < ${at ?? 'infinity'} group by p.account
      union all
      select p.account, sum(p.amount_cents) from journal j join posting p on p.journal_id = j.id
      where j.valued_at is not null and j.valued_at < ${at} and j.created_at >= ${at} and j.created_at < 'infinity' group by p.account)
    select a.account, coalesce((select (close ->> (a.account || '_cents'))::bigint from last), 0)
      + coalesce((select sum(m.cents) from moved m where m.account = a.account), 0)::bigint as cents
    from unnest(${ledgerAccounts}::text[]) with ordinality as a(account, place) order by a.place`.execute(db);
  return rows;
}
