import { timeZone } from '@rondo/rules';
import type { BooksState } from '@rondo/rules/books';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import type { Period } from './period-queries.ts';

export interface ClosedMonthRow {
  /** `2026-10` */
  month: string;
  closed_at: string;
  closer_id: string;
  closer_name: string;
  hash: string;
}

/** The closed months, the latest first. */
export async function findClosedMonths(db: Database): Promise<ClosedMonthRow[]> {
  const { rows } = await sql<ClosedMonthRow>`
    select to_char(m.month, 'YYYY-MM') as month, m.closed_at, u.id as closer_id, u.name as closer_name, encode(m.hash, 'hex') as hash
    from month_close m join app_user u on u.id = m.closed_by order by m.month desc`.execute(db);
  return rows;
}

export interface KeptMonth extends Pick<ClosedMonthRow, 'closed_at' | 'closer_id' | 'closer_name'> {
  figures: Period;
}

/** The figures kept when a month was closed; null while it is open. */
export async function findKeptMonth(db: Database, month: string): Promise<KeptMonth | null> {
  const { rows } = await sql<KeptMonth>`
    select m.closed_at, u.id as closer_id, u.name as closer_name, m.figures
    from month_close m join app_user u on u.id = m.closed_by where m.month = ${`${month}-01`}::date`.execute(db);
  return rows[0] ?? null;
}

/** How far the books are, apart from documents. While no month is closed, the whole ledger is searched for its first journal. */
export async function findProgress(db: Database): Promise<Omit<BooksState, 'documentedUntil'>> {
  const { rows } = await sql<Omit<BooksState, 'documentedUntil'>>`
    select
      coalesce((select to_char(min(month), 'YYYY-MM') from month_close),
        (select to_char(min(created_at) at time zone ${timeZone}, 'YYYY-MM') from journal)) as "firstMonth",
      (select to_char(max(month), 'YYYY-MM') from month_close) as "lastClosedMonth",
      (select max(day)::text from daily_close) as "lastClosedDay"`.execute(db);
  return rows[0] ?? { firstMonth: null, lastClosedMonth: null, lastClosedDay: null };
}
