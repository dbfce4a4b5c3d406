import { pageSizes } from '@rondo/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../db.ts';

/**
 * The totals shown with a page of a list.
 * @param limit entries on a page
 */
export function paginationOf(totalCount: number, limit: number): { totalCount: number; totalPages: number } {
  return { totalCount, totalPages: Math.ceil(totalCount / limit) };
}

/**
 * A page of a list with the total number of entries, even past the end, where there is no row to carry it.
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

interface ConsolePage<T> {
  rows: T[];
  pagination: { totalCount: number; totalPages: number; more: boolean };
}

/**
 * A page of a list of the console. Rows are counted only up to a limit, because counting a million people takes longer than finding a page of them.
 * @param list the whole list, unordered
 * @param order by the columns of its tables
 */
export async function findConsolePage<T>(
  db: Database,
  list: RawBuilder<T>,
  order: RawBuilder<unknown>,
  page: number,
): Promise<ConsolePage<T>> {
  const { console: size, consoleMax: most } = pageSizes;
  const [{ rows }, count] = await Promise.all([
    sql<T>`${list} order by ${order} limit ${size} offset ${(page - 1) * size}`.execute(db),
    countRows(db, sql`${list} limit ${most + 1}`),
  ]);
  return { rows, pagination: { ...paginationOf(Math.min(count, most), size), more: count > most } };
}

export async function countRows(db: Database, list: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${list}) listed`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many rows of a file are in memory at a time. */
const batch = 1000;

/**
 * All rows of a list from one snapshot, however many, in batches.
 * @param list the whole list, unordered
 * @param order by the columns of its tables
 */
export const readInBatches = <T>(
  db: Database,
  list: RawBuilder<T>,
  order: RawBuilder<unknown>,
): AsyncGenerator<T[], void> => inSnapshot(db, (trx) => fetchInBatches(trx, sql<T>`${list} order by ${order}`));

/** Reads the rows of a file from one snapshot. A client that reads nothing for five minutes is given up. */
export async function* inSnapshot<T>(
  db: Database,
  read: (trx: Transaction) => AsyncGenerator<T, void>,
): AsyncGenerator<T, void> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    await sql`set local idle_in_transaction_session_timeout = '5min'`.execute(trx);
    await sql`set local statement_timeout = '5min'`.execute(trx);
    yield* read(trx);
  } finally {
    await trx.rollback().execute();
  }
}

/**
 * The rows of a query in batches; PostgreSQL reads one while the caller writes the one before. Only one such query at a time may run in a transaction,
 * and no other beside it.
 */
export async function* fetchInBatches<T>(trx: Transaction, query: RawBuilder<T>): AsyncGenerator<T[], void> {
  await sql`declare list no scroll cursor for ${query}`.execute(trx);
  const fetch = () => {
    const rows = sql<T>`fetch ${sql.lit(batch)} from list`.execute(trx);
    // It may fail while the caller writes, before anybody waits for it.
    rows.catch(() => undefined);
    return rows;
  };
  let next = fetch();
  try {
    for (let isWhole = false; !isWhole;) {
      const { rows } = await next;
      isWhole = rows.length < batch;
      if (!isWhole) next = fetch();
      if (rows.length > 0) yield rows;
    }
  } finally {
    // Of a caller that stops early.
    await next.catch(() => undefined);
  }
  await sql`close list`.execute(trx);
}
