import { sql } from 'kysely';
import { type Database, inTransaction } from '../../platform/db.ts';
import { forgetAttempts, limitAttempts } from '../../platform/rate-limit.ts';
import { Refused } from '../../platform/refusal.ts';
import { type NewSession, openSession } from '../../platform/sessions.ts';
import { passwordMatches } from './passwords.ts';

/** Guesses an hour that are looked at: for one address, and from one network address. */
export const attemptsAnHour = { email: 20, ip: 300 } as const;

/**
 * Checks e-mail and password and opens a new session.
 * @throws Refused `wrong_credentials`, the same and after the same time for an unknown address; `too_many_requests`
 */
export async function logIn(
  db: Database,
  form: { email: string; password: string; newsletterConsent: boolean },
  from: { ip: string; userAgent: string | undefined },
): Promise<{ userId: string; session: NewSession }> {
  const subject = `login:${form.email}`;
  await limitAttempts(db, `login-ip:${from.ip}`, attemptsAnHour.ip, 60);
  await limitAttempts(db, subject, attemptsAnHour.email, 60);
  const { rows } = await sql<{ id: string; password_hash: string | null }>`
    select id, password_hash from app_user where email = ${form.email} and deleted_at is null`.execute(db);
  const user = rows[0];
  const matches = await passwordMatches(form.password, user?.password_hash ?? null);
  if (!matches || !user) throw new Refused('wrong_credentials');
  await forgetAttempts(db, subject);
  return inTransaction(db, async (trx) => {
    // A password that was changed meanwhile opens nothing any more: its change ends the sessions it finds.
    const { rows: still } = await sql`
      select from app_user where id = ${user.id} and password_hash = ${user.password_hash} and deleted_at is null
      for share`.execute(trx);
    if (still.length === 0) throw new Refused('wrong_credentials');
    if (form.newsletterConsent)
      await sql`update app_user set newsletter_consent = true where id = ${user.id}`.execute(trx);
    return { userId: user.id, session: await openSession(trx, user.id, from.userAgent) };
  });
}
