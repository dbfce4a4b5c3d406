import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

export interface SessionRow extends Pick<Rows['session'], 'public_id' | 'user_agent' | 'created_at' | 'last_used_at'> {
  is_current: boolean;
}

/** A person's sessions: the calling one first, then by last use. */
export async function listSessions(
  db: Database,
  { id, sessionId }: { id: string; sessionId: number },
): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select public_id, user_agent, created_at, last_used_at, id = ${sessionId} as is_current
    from session where user_id = ${id} and expires_at > now()
    order by id = ${sessionId} desc, last_used_at desc, id desc
    limit 200`.execute(db);
  return rows;
}
