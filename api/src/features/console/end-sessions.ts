import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { type AccessContext, tellAccess } from '../notifications/mail/tell-access.ts';

/**
 * Ends all sessions of a person, who is notified.
 * @returns how many
 * @throws Refused `user_not_found`
 */
export async function endSessions(
  context: { db: Database } & AccessContext,
  call: AdminCall,
  userId: string,
  reason: string,
): Promise<number> {
  const command = { action: 'user.log_out', subject: { kind: 'user', id: userId }, about: userId, reason } as const;
  return adminCommand(context, call, command, async (trx, now) => {
    const found = await sql`select from app_user where id = ${userId} and deleted_at is null`.execute(trx);
    if (found.rows.length === 0) throw new Refused('user_not_found');
    const { rows } = await sql`delete from session where user_id = ${userId} returning id`.execute(trx);
    if (rows.length > 0)
      await tellAccess(trx, context, userId, { kind: 'sessionsEnded', path: '/restore-password' }, now);
    return { answer: rows.length, before: { sessions: rows.length }, after: { sessions: 0 } };
  });
}
