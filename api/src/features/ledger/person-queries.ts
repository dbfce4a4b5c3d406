import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { isId } from '../../platform/calls/is-id.ts';

/** The id of a person who is named by it, or by their address; null for nobody. Who has left is found by the id alone. */
export async function findPersonId(db: Database, named: string): Promise<string | null> {
  const wanted = named.trim().toLowerCase();
  const { rows } = await sql<{ id: string }>`
    select id from app_user
    where ${isId(wanted) ? sql`id = ${wanted}` : sql`email = ${wanted} and deleted_at is null`}`.execute(db);
  return rows[0]?.id ?? null;
}

/** Whether there is an admin who could decide about a correction: neither who proposed it nor whom it concerns. */
export const anotherDecides = (proposer: RawBuilder<unknown>, concerned: RawBuilder<unknown>) => sql<boolean>`
  exists (select from app_user o where o.role = 'admin' and o.banned_at is null and o.deleted_at is null
    and o.id not in (${proposer}, ${concerned}))`;
