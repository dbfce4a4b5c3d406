import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { checkOwnPassword } from '../sign-in/check-own-password.ts';

/**
 * A logged-in user confirms who they are by their password, which makes the session as fresh as after a login. Guesses are limited.
 * @throws Refused `wrong_password`, also for an account without a password; `too_many_requests`
 */
export async function confirmIdentity(
  db: Database,
  { id, sessionId }: { id: string; sessionId: number },
  password: string,
): Promise<void> {
  if ((await checkOwnPassword(db, id, password)) === null) throw new Refused('wrong_password');
  await sql`update session set identity_confirmed_at = now() where id = ${sessionId}`.execute(db);
}
