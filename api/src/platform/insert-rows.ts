import { sql } from 'kysely';
import type { Transaction } from './db.ts';

/** Inserts rows of one shape into a table, in one statement and in their order; keys are the columns. */
export async function insertRows(trx: Transaction, table: string, rows: readonly object[]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    trx,
  );
}

/** Sets columns of the row with this id; keys are the columns. */
export async function updateRow(trx: Transaction, table: string, id: string, row: object): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`
    update ${sql.table(table)} set (${columns}) = (
      select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb))
    where id = ${id}`.execute(trx);
}
