import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { forgetAttempts, limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { passwordMatches } from './passwords.ts';

/**
 * Checks whether a logged-in user knows the account's password. Guesses are counted separately, so that strangers' guesses at the login
 * don't lock owners out.
 * @returns the hash it was compared with; null for an account without a password
 * @throws Refused `wrong_password`, `too_many_requests`
 */
export async function checkOwnPassword(db: Database, userId: string, password: string): Promise<string | null> {
  const { rows } = await sql<Pick<Rows['app_user'], 'password_hash'>>`
    select password_hash from app_user where id = ${userId} and deleted_at is null`.execute(db);
  const hash = rows[0]?.password_hash ?? null;
  await limitAttempts(db, rateLimits.ownPassword, userId);
  if (hash === null) return null;
  if (!(await passwordMatches(password, hash))) throw new Refused('wrong_password');
  await forgetAttempts(db, rateLimits.ownPassword, userId);
  return hash;
}
