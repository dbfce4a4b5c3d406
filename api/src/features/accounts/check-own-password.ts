import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { forgetAttempts, limitAttempts } from '../../platform/rate-limit.ts';
import { Refused } from '../../platform/refusal.ts';
import { passwordMatches } from './passwords.ts';

/** Guesses an hour of the password of an account that somebody is logged in to. */
const attemptsAnHour = 20;

/**
 * Whether somebody who is logged in knows the account's password.
 * @returns the hash it was compared with; null for an account without a password
 * @throws Refused `wrong_password`, `too_many_requests`
 */
export async function checkOwnPassword(db: Database, userId: string, password: string): Promise<string | null> {
  const { rows } = await sql<{ password_hash: string | null }>`
    select password_hash from app_user where id = ${userId} and deleted_at is null`.execute(db);
  const hash = rows[0]?.password_hash ?? null;
  if (hash === null) return null;
  const subject = `own-password:${userId}`;
  await limitAttempts(db, subject, attemptsAnHour, 60);
  if (!(await passwordMatches(password, hash))) throw new Refused('wrong_password');
  await forgetAttempts(db, subject);
  return hash;
}
