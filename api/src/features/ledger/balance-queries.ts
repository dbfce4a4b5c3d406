import { closesPage, ledgerAccounts } from '@rondo/contract';
import { timeZone } from '@rondo/rules';
import { sql } from 'kysely';
import { localDay } from '../../platform/time/on-day.ts';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

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
    moved as (
      select d.account, sum(d.added_cents + d.taken_cents) as cents from account_day d
      where d.day < ${localDay(sql`${at}::timestamptz`)} and not exists (select from last) group by d.account
      union all
      select p.account, sum(p.amount_cents) from journal j join posting p on p.journal_id = j.id
      where j.created_at >= (select at from start) and ${at === null ? sql`true` : sql`j.created_at < ${at}`} group by p.account
      union all
      select p.account, sum(p.amount_cents) from journal j join posting p on p.journal_id = j.id
      where j.valued_at < ${at} and j.created_at >= ${at} group by p.account)
    select a.account, coalesce((select (close ->> (a.account || '_cents'))::bigint from last), 0)
      + coalesce((select sum(m.cents) from moved m where m.account = a.account), 0)::bigint as cents
    from unnest(${ledgerAccounts}::text[]) with ordinality as a(account, place) order by a.place`.execute(db);
  return rows;
}

export interface CloseRow extends Pick<Rows['daily_close'], 'journals' | 'closed_at'> {
  day: string;
}

/** A page of the closed days, the latest first. */
export async function findClosePage(db: Database, page: number): Promise<{ rows: CloseRow[]; totalCount: number }> {
  const { rows } = await sql<CloseRow>`
    select c.day::text as day, c.journals, c.closed_at from daily_close c
    order by c.day desc limit ${closesPage} offset ${(page - 1) * closesPage}`.execute(db);
  const { rows: counts } = await sql<{ count: number }>`select count(*) as count from daily_close`.execute(db);
  return { rows, totalCount: counts[0]?.count ?? 0 };
}
