import { type Insertable, sql, type Updateable } from 'kysely';
import type { Transaction } from '../db.ts';
import type { DB } from '../schema.ts';

/** A row to insert; its times are dates, to compute with. */
export type NewRow<T extends keyof DB> = {
  [Column in keyof Insertable<DB[T]>]: Date extends Insertable<DB[T]>[Column]
    ? Exclude<Insertable<DB[T]>[Column], string>
    : Insertable<DB[T]>[Column];
};

/** Inserts rows into a table in one statement, in their order. A column that only some rows have is null in the others. */
export async function insertRows<T extends keyof DB>(
  trx: Transaction,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = columnsOf(...rows);
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    trx,
  );
}

/** Sets columns of the row with this id. */
export async function updateRow<T extends keyof DB>(
  trx: Transaction,
  table: T,
  id: string,
  row: Updateable<DB[T]>,
): Promise<void> {
  const columns = columnsOf(row);
  await sql`
    update ${sql.table(table)} set (${columns}) = (
      select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb))
    where id = ${id}`.execute(trx);
}

const columnsOf = (...rows: readonly object[]) =>
  sql.join([...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => sql.ref(name)));
