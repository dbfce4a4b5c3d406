import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { isId } from '../../platform/is-id.ts';

/** The id of a person who is named by it, or by their address; null for nobody. Who has left is found by the id alone. */
export async function findPersonId(db: Database, named: string): Promise<string | null> {
  const wanted = named.trim().toLowerCase();
  const { rows } = await sql<{ id: string }>`
    select id from app_user
    where ${isId(wanted) ? sql`id = ${wanted}` : sql`email = ${wanted} and deleted_at is null`}`.execute(db);
  return rows[0]?.id ?? null;
}
