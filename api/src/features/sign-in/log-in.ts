import { sql } from 'kysely';
import { type Database, inTransaction } from '../../platform/db.ts';
import { forgetAttempts, limitByEach } from '../../platform/rate-limit.ts';
import { Refused } from '../../platform/refusal.ts';
import { type NewSession, openSession } from '../../platform/sessions.ts';
import { passwordMatches } from './passwords.ts';

/**
 * Wrong passwords an hour that are looked at (3-decisions §6): of one account from one network, from all networks together, and from one
 * network for all accounts, where a campus may be behind one address. Who was logged in before has tries of their own, which strangers
 * can't use up.
 */
const wrongAnHour = { knownBrowser: 20, accountAndNetwork: 20, account: 200, network: 300 } as const;

interface From {
  ip: string;
  userAgent: string | undefined;
  /** The id of the browser, where it has logged in to this account before. */
  knownBrowser: (userId: string) => string | null;
}

/**
 * Checks e-mail and password and opens a new session.
 * @throws Refused `wrong_credentials`, the same and after the same time for an unknown address; `login_limited`
 */
export async function logIn(
  db: Database,
  form: { email: string; password: string; newsletterConsent: boolean },
  from: From,
): Promise<{ userId: string; session: NewSession }> {
  const { rows } = await sql<{ id: string; password_hash: string | null }>`
    select id, password_hash from app_user where email = ${form.email} and deleted_at is null`.execute(db);
  const user = rows[0];
  const browser = user ? from.knownBrowser(user.id) : null;
  const limits: [subject: string, most: number][] =
    browser !== null
      ? [[`login-known:${user?.id}:${browser}`, wrongAnHour.knownBrowser]]
      : [
          [`login-ip:${from.ip}`, wrongAnHour.network],
          [`login:${form.email}:${from.ip}`, wrongAnHour.accountAndNetwork],
          [`login:${form.email}`, wrongAnHour.account],
        ];
  const each = limits.map(([subject, most]) => ({ subject, most, windowMinutes: 60 }));
  const takeBack = await limitByEach(db, each).catch((error: unknown) => {
    throw error instanceof Refused ? error.as('login_limited') : error;
  });
  const matches = await passwordMatches(form.password, user?.password_hash ?? null);
  if (!matches || !user) throw new Refused('wrong_credentials');
  // What was right is no guess: a campus logs in from one address.
  await takeBack();
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

/** After a new password: what was guessed of the old one, from everywhere and from this network, counts no more. */
export async function forgetGuesses(db: Database, email: string, ip: string): Promise<void> {
  for (const subject of [`login:${email}`, `login:${email}:${ip}`]) await forgetAttempts(db, subject);
}
