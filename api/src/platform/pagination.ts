import { type RawBuilder, sql } from 'kysely';
import type { Database } from './db.ts';

/** What a page of a list says of the whole. @param limit entries of a page */
export function paginationOf(totalCount: number, limit: number): { totalCount: number; totalPages: number } {
  return { totalCount, totalPages: Math.ceil(totalCount / limit) };
}

/**
 * A part of a list and how many entries the whole has; also past its end, where no row comes back that could say so.
 * @param list the whole list, in no order
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
