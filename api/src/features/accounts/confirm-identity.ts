import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { forgetAttempts, limitAttempts } from '../../platform/rate-limit.ts';
import { Refused } from '../../platform/refusal.ts';
import { attemptsAnHour } from './log-in.ts';
import { passwordMatches } from './passwords.ts';

/**
 * Who is logged in shows by the password that it is them: this session is as fresh as after a login. Guesses count with those
 * of the login.
 * @throws Refused `wrong_password`, also for an account without one; `too_many_requests`
 */
export async function confirmIdentity(
  db: Database,
  { id, sessionId }: { id: string; sessionId: number },
  password: string,
): Promise<void> {
  const { rows } = await sql<{ email: string; hash: string | null }>`
    select email, password_hash as hash from app_user where id = ${id} and deleted_at is null`.execute(db);
  const subject = `login:${rows[0]?.email}`;
  await limitAttempts(db, subject, attemptsAnHour.email, 60);
  if (!(await passwordMatches(password, rows[0]?.hash ?? null))) throw new Refused('wrong_password');
  await forgetAttempts(db, subject);
  await sql`update session set identity_confirmed_at = now() where id = ${sessionId}`.execute(db);
}
