import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import { forgetAttempts, limitByEach } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { type NewSession, openSession } from '../../platform/sessions/sessions.ts';
import { passwordOfAnybodyMatches } from './passwords.ts';

interface From {
  ip: string;
  userAgent: string | undefined;
  /** The browser's id, if it has logged in to this account before. */
  knownBrowser: (userId: string) => string | null;
}

/**
 * Checks email and password and opens a new session.
 * @throws Refused `wrong_credentials`, the same and after the same time for an unknown address; `login_limited`
 */
export async function logIn(
  { db, config }: { db: Database; config: Pick<Config, 'passwordCost'> },
  form: { email: string; password: string; newsletterConsent: boolean },
  from: From,
): Promise<{ userId: string; session: NewSession }> {
  const { rows } = await sql<Pick<Rows['app_user'], 'id' | 'password_hash'>>`
    select id, password_hash from app_user where email = ${form.email} and deleted_at is null`.execute(db);
  const user = rows[0];
  const browser = user ? from.knownBrowser(user.id) : null;
  const limits: Parameters<typeof limitByEach>[1] =
    user && browser !== null
      ? [[rateLimits.logInKnownBrowser, `${user.id}:${browser}`]]
      : [
          [rateLimits.logInNetwork, from.ip],
          [rateLimits.logInAccountAndNetwork, `${form.email}:${from.ip}`],
          [rateLimits.logInAccount, form.email],
        ];
  const takeBack = await limitByEach(db, limits).catch((error: unknown) => {
    throw error instanceof Refused ? error.as('login_limited') : error;
  });
  const matches = await passwordOfAnybodyMatches(form.password, user?.password_hash ?? null, config.passwordCost);
  if (!matches || !user) throw new Refused('wrong_credentials');
  // A right password is not a guess: a whole campus logs in from one address.
  await takeBack();
  return inTransaction(db, async (trx) => {
    // If the password was changed in the meantime, this login must not open a session, because a change ends existing ones.
    const { rows: still } = await sql`
      select from app_user where id = ${user.id} and password_hash = ${user.password_hash} and deleted_at is null
      for no key update`.execute(trx);
    if (still.length === 0) throw new Refused('wrong_credentials');
    if (form.newsletterConsent)
      await sql`update app_user set newsletter_consent = true where id = ${user.id}`.execute(trx);
    return { userId: user.id, session: await openSession(trx, user.id, from.userAgent) };
  });
}

/** After a new password, guesses at the old one no longer count, neither those from everywhere nor those from this network. */
export async function forgetGuesses(db: Database, email: string, ip: string): Promise<void> {
  await forgetAttempts(db, rateLimits.logInAccount, email);
  await forgetAttempts(db, rateLimits.logInAccountAndNetwork, `${email}:${ip}`);
}
