import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

export interface SessionRow {
  id: string;
  userAgent: string | null;
  /** ISO 8601. */
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}

/** Where a person is logged in: the session that asks first, then by last use. */
export async function listSessions(
  db: Database,
  { id, sessionId }: { id: string; sessionId: number },
): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select public_id as id, user_agent as "userAgent", created_at as "createdAt", last_used_at as "lastUsedAt",
      id = ${sessionId} as "isCurrent"
    from session where user_id = ${id} and expires_at > now()
    order by id = ${sessionId} desc, last_used_at desc, id desc
    limit 200`.execute(db);
  return rows;
}
