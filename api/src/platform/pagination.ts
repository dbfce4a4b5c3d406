import { pageSizes } from '@rondo/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './db.ts';

/**
 * The totals shown with a page of a list.
 * @param limit entries on a page
 */
export function paginationOf(totalCount: number, limit: number): { totalCount: number; totalPages: number } {
  return { totalCount, totalPages: Math.ceil(totalCount / limit) };
}

/**
 * A part of a list with the total number of entries, even past its end, where no row could carry it.
 * @param list the whole list, unordered
 * @param order by the columns of `list`
 */
export async function findPage<T>(
  db: Database,
  list: RawBuilder<T>,
  { order, skip, limit }: { order: RawBuilder<unknown>; skip: number; limit: number },
): Promise<{ rows: T[]; totalCount: number }> {
  const { rows } = await sql<T & { total: number }>`
    select *, count(*) over () as total from (${list}) list order by ${order} limit ${limit} offset ${skip}`.execute(
    db,
  );
  if (rows[0] || skip === 0) return { rows, totalCount: rows[0]?.total ?? 0 };
  const { rows: whole } = await sql<{ total: number }>`select count(*) as total from (${list}) list`.execute(db);
  return { rows, totalCount: whole[0]?.total ?? 0 };
}

export interface ConsolePage<T> {
  rows: T[];
  pagination: { totalCount: number; totalPages: number; more: boolean };
}

/**
 * A page of a list of the console, or all that a file holds of it. At most so many rows are counted, since counting a million people takes
 * longer than finding a page of them.
 * @param list the whole list, unordered
 * @param order by the columns of its tables
 * @param page null for a file
 */
export async function findConsolePage<T>(
  db: Database,
  list: RawBuilder<T>,
  order: RawBuilder<unknown>,
  page: number | null,
): Promise<ConsolePage<T>> {
  const { console: size, consoleMost: most } = pageSizes;
  const [limit, offset] = page === null ? [most, 0] : [size, (page - 1) * size];
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<T>`${list} order by ${order} limit ${limit} offset ${offset}`.execute(db),
    sql<{ count: number }>`select count(*) as count from (${list} limit ${most + 1}) listed`.execute(db),
  ]);
  const count = counts[0]?.count ?? 0;
  return { rows, pagination: { ...paginationOf(Math.min(count, most), size), more: count > most } };
}
