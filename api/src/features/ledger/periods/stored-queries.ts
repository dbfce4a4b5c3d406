import { timeZone } from '@rondo/rules';
import { lastDayOf } from '@rondo/rules/books';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import { endOfDay } from '../../../platform/time/amsterdam.ts';
import { localDay } from '../../../platform/time/on-day.ts';
import { findBalances } from '../../../platform/database/balances.ts';

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

/** What payments added to wallets, and what was paid from wallets, of rows with a kind and cents; a refund is neither. */
const volumes = sql`
  coalesce(sum(cents) filter (where kind in ('top_up', 'late_payment')), 0)::bigint as topped_up_cents,
  coalesce(-sum(cents) filter (where kind in ('entrance_fee', 'group_reserved', 'pass_bought')), 0)::bigint as spent_cents`;

/** What moved wallets from a day on until now: of closed days their sums, since then each posting. */
const walletsSince = (day: RawBuilder<unknown>, now: Date) => sql`(
  select d.day, d.kind, d.added_cents + d.taken_cents as cents from account_day d where d.account = 'wallet' and d.day >= ${day}
  union all
  select ${localDay(sql`j.created_at`)}, j.kind, p.amount_cents from journal j join posting p on p.journal_id = j.id
  where p.account = 'wallet' and j.created_at < ${now}
    and j.created_at >= greatest((select max(c.day) + 1 from daily_close c), ${day})::timestamp at time zone ${timeZone})`;

/**
 * The stored value of thirteen months, the latest first, from the daily closes and the sums of closed days (decisions/0099-year-and-stored-value.md).
 */
export async function findStored(db: Database, now: Date): Promise<StoredRow[]> {
  const rows: StoredRow[] = [];
  for (const { closed_cents: closed, ...month } of await findMonths(db, now)) {
    const held = closed ?? (await findHeld(db, month.month, now));
    rows.push({ ...month, held_cents: held, most_cents: Math.max(month.most_cents, held) });
  }
  return rows;
}

/** What is held now, or was at the end of a month of which no close is kept. */
async function findHeld(db: Database, month: string, now: Date): Promise<number> {
  const balances = await findBalances(db, new Date(Math.min(now.getTime(), endOfDay(lastDayOf(month)).getTime())));
  return balances.reduce((sum, { account, cents }) => sum + (isStored(account) ? cents : 0), 0);
}

const isStored = (account: string) => ['wallet', 'reserved', 'owed_to_guest'].includes(account);

interface MonthRow extends Omit<StoredRow, 'held_cents'> {
  /** What was held at the end of the month; null if its last day has no close. */
  closed_cents: number | null;
}

async function findMonths(db: Database, now: Date): Promise<MonthRow[]> {
  const first = sql`(select (month - interval '12 months')::date from present)`;
  const { rows } = await sql<MonthRow>`
    with present as (select date_trunc('month', ${now}::timestamptz at time zone ${timeZone}) as month),
    moved as (
      select date_trunc('month', w.day::timestamp) as month, ${volumes} from ${walletsSince(first, now)} w group by 1)
    select to_char(m.month, 'YYYY-MM') as month,
      (select ${held} from daily_close c where c.day = (m.month + interval '1 month')::date - 1) as closed_cents,
      coalesce((select max(${held}) from daily_close c where c.day >= m.month and c.day < m.month + interval '1 month'), 0) as most_cents,
      coalesce(v.topped_up_cents, 0) as topped_up_cents, coalesce(v.spent_cents, 0) as spent_cents
    from present, generate_series(present.month - interval '12 months', present.month, interval '1 month') as m(month)
    left join moved v on v.month = m.month order by m.month desc`.execute(db);
  return rows;
}

/** The volume of the last twelve months, in whole days until now, and the most that was held at the end of one of them. */
export async function findStoredYear(db: Database, now: Date): Promise<StoredYear> {
  const first = localDay(sql`(${now}::timestamptz - interval '1 year')`);
  const { rows } = await sql<StoredYear>`
    select ${volumes}, coalesce((select max(${held}) from daily_close c where c.day >= ${first}), 0) as most_cents
    from ${walletsSince(first, now)} w`.execute(db);
  return rows[0] ?? { topped_up_cents: 0, spent_cents: 0, most_cents: 0 };
}
