import { sql } from 'kysely';
import { isId } from '../calls/is-id.ts';
import type { Database } from '../db.ts';

/** The id of a person named by id or by address; null if there is nobody. A person who has left is found only by id. */
export async function findPersonId(db: Database, named: string): Promise<string | null> {
  const wanted = named.trim().toLowerCase();
  const { rows } = await sql<{ id: string }>`
    select id from app_user
    where ${isId(wanted) ? sql`id = ${wanted}` : sql`email = ${wanted} and deleted_at is null`}`.execute(db);
  return rows[0]?.id ?? null;
}
