import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { forgetAttempts, limitAttempts } from '../../platform/rate-limit.ts';
import { Refused } from '../../platform/refusal.ts';
import { passwordMatches } from './passwords.ts';

/** Guesses of one's own password that are looked at: who has a session of somebody else gets no further. */
const guessesAnHour = 20;

/**
 * Whether somebody who is logged in knows the account's password. Guesses count for themselves: a
 * stranger's at the login keep nobody from their own account.
 * @returns the hash it was compared with; null for an account without a password
 * @throws Refused `wrong_password`, `too_many_requests`
 */
export async function checkOwnPassword(db: Database, userId: string, password: string): Promise<string | null> {
  const { rows } = await sql<{ email: string; hash: string | null }>`
    select email, password_hash as hash from app_user where id = ${userId} and deleted_at is null`.execute(db);
  const hash = rows[0]?.hash ?? null;
  const subject = `own-password:${userId}`;
  await limitAttempts(db, subject, guessesAnHour, 60);
  if (hash === null) return null;
  if (!(await passwordMatches(password, hash))) throw new Refused('wrong_password');
  await forgetAttempts(db, subject);
  return hash;
}
