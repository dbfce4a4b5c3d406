import { sql } from 'kysely';
import { type Database, inTransaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { type AccessContext, tellAccess } from '../notifications/mail/tell-access.ts';

type Context = { db: Database } & AccessContext;

const ended = { kind: 'sessionsEnded', path: '/restore-password' } as const;

/**
 * Ends one of a user's own sessions; if it isn't the calling one, they are notified, because somebody else may have ended it.
 * @returns its internal id
 * @throws Refused `session_not_found`, also for somebody else's session
 */
export async function revokeSession(
  { db, ...context }: Context,
  { id: userId, sessionId }: { id: string; sessionId: number },
  publicId: string,
  now: Date,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: number }>`
    delete from session where public_id = ${publicId} and user_id = ${userId} and expires_at > now()
    returning id`.execute(trx);
    if (!rows[0]) throw new Refused('session_not_found');
    if (rows[0].id !== sessionId) await tellAccess(trx, context, userId, ended, now);
    return rows[0].id;
  });
}

/**
 * Ends all of somebody's sessions except the calling one, and tells them.
 * @returns how many ended
 */
export async function revokeOtherSessions(
  { db, ...context }: Context,
  { id, sessionId }: { id: string; sessionId: number },
  now: Date,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql`
    with ended as (delete from session where user_id = ${id} and id <> ${sessionId} returning expires_at)
    select from ended where expires_at > now()`.execute(trx);
    if (rows.length > 0) await tellAccess(trx, context, id, ended, now);
    return rows.length;
  });
}
