import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';

/**
 * Ends one of somebody's own sessions.
 * @returns its internal id
 * @throws Refused `session_not_found`, also for a session of somebody else
 */
export async function revokeSession(db: Database, userId: string, publicId: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    delete from session where public_id = ${publicId} and user_id = ${userId} and expires_at > now()
    returning id`.execute(db);
  if (!rows[0]) throw new Refused('session_not_found');
  return rows[0].id;
}

/**
 * Ends all of somebody's sessions except the calling one.
 * @returns how many ended
 */
export async function revokeOtherSessions(
  db: Database,
  { id, sessionId }: { id: string; sessionId: number },
): Promise<number> {
  const { rows } = await sql`
    with ended as (delete from session where user_id = ${id} and id <> ${sessionId} returning expires_at)
    select from ended where expires_at > now()`.execute(db);
  return rows.length;
}
