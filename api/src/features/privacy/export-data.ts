import type { CallResponse, exportMyData } from '@rondo/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { withIsoInstants } from '../../platform/time/iso-instant.ts';
import type { Person } from './personal-table.ts';
import { personalTables } from './personal-tables.ts';
import { accountList } from './tables-of-account.ts';

/** The most rows of a list: more would be unreadable, and take much memory. */
const rowsMax = 20_000;

type Export = CallResponse<typeof exportMyData>;

/** Everything about a person in one file, their photo as a link; null if there is no such person. Each list is read separately and cut off at {@link rowsMax} rows. */
export async function exportData(
  { db, config }: { db: Database; config: { publicUrl: string } },
  userId: string,
  now: Date,
): Promise<Export | null> {
  const found = await sql<Person>`
    select id, email, created_at as since from app_user where id = ${userId} and deleted_at is null`.execute(db);
  const person = found.rows[0];
  if (!person) return null;
  const lists = personalTables.flatMap(({ exported }) => ('leftOut' in exported ? [] : exported));
  const data: Export['data'] = {};
  const cutOff: string[] = [];
  for (const { name, rows: query } of [accountList, ...lists]) {
    const { rows } = await sql<{ row: Export['data'][string][number] }>`
      select to_jsonb(l) as row from (${query(person)}) l limit ${rowsMax + 1}`.execute(db);
    if (rows.length > rowsMax) cutOff.push(name);
    data[name] = rows.slice(0, rowsMax).map(({ row }) => withIsoInstants(row));
  }
  for (const account of data.account ?? [])
    if (typeof account.photo === 'string') account.photo = new URL(account.photo, config.publicUrl).href;
  return { format: 'rondo-export-1', createdAt: now.toISOString(), cutOff, data };
}
