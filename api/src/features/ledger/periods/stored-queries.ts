import { timeZone } from '@rondo/rules';
import { lastDayOf } from '@rondo/rules/books';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import { endOfDay } from '../../../platform/time/amsterdam.ts';
import { findBalances } from '../balance-queries.ts';

export interface StoredRow {
  /** `2026-11` */
  month: string;
  held_cents: number;
  most_cents: number;
  topped_up_cents: number;
  spent_cents: number;
}

export type StoredYear = Omit<StoredRow, 'month' | 'held_cents'>;

/** What Rondo holds for people at the end of a closed day `c`: wallets, money set aside for groups, and money kept for guests. */
const held = sql`(c.wallet_cents + c.reserved_cents + c.owed_to_guest_cents)`;

/** What payments added to wallets, and what was paid from wallets; a refund is neither. */
const volumes = sql`
  coalesce(sum(p.amount_cents) filter (where j.kind in ('top_up', 'late_payment')), 0)::bigint as topped_up_cents,
  coalesce(-sum(p.amount_cents) filter (where j.kind in ('entrance_fee', 'group_reserved', 'pass_bought')), 0)::bigint as spent_cents
  from journal j join posting p on p.journal_id = j.id and p.account = 'wallet'`;

/**
 * The stored value of thirteen months, the latest first, from the daily closes and the postings (decisions/0099-year-and-stored-value.md). For the
 * end of a month before the first close, the postings are added up.
 */
export async function findStored(db: Database, now: Date): Promise<StoredRow[]> {
  const rows = await findMonths(db, now);
  for (const row of rows) {
    const balances = await findBalances(
      db,
      new Date(Math.min(now.getTime(), endOfDay(lastDayOf(row.month)).getTime())),
    );
    row.held_cents = balances.reduce((sum, { account, cents }) => sum + (isStored(account) ? cents : 0), 0);
    row.most_cents = Math.max(row.most_cents, row.held_cents);
  }
  return rows;
}

const isStored = (account: string) => ['wallet', 'reserved', 'owed_to_guest'].includes(account);

async function findMonths(db: Database, now: Date): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    with present as (select date_trunc('month', ${now}::timestamptz at time zone ${timeZone}) as month),
    moved as (
      select date_trunc('month', j.created_at at time zone ${timeZone}) as month, ${volumes}
      where j.created_at >= (select (month - interval '12 months') at time zone ${timeZone} from present) and j.created_at < ${now}
      group by 1)
    select to_char(m.month, 'YYYY-MM') as month,
      0 as held_cents,
      coalesce((select max(${held}) from daily_close c where c.day >= m.month and c.day < m.month + interval '1 month'), 0) as most_cents,
      coalesce(v.topped_up_cents, 0) as topped_up_cents, coalesce(v.spent_cents, 0) as spent_cents
    from present, generate_series(present.month - interval '12 months', present.month, interval '1 month') as m(month)
    left join moved v on v.month = m.month order by m.month desc`.execute(db);
  return rows;
}

/** This year's volume until now, and the most that was held at the end of one of its days. */
export async function findStoredYear(db: Database, now: Date): Promise<StoredYear> {
  const { rows } = await sql<StoredYear>`
    with year as (
      select ${volumes} where j.created_at >= ${now}::timestamptz - interval '1 year' and j.created_at < ${now})
    select topped_up_cents, spent_cents, coalesce((
      select max(${held}) from daily_close c where c.day >= (${now}::timestamptz - interval '1 year')::date), 0) as most_cents from year`.execute(
    db,
  );
  return rows[0] ?? { topped_up_cents: 0, spent_cents: 0, most_cents: 0 };
}
