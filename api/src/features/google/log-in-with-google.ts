import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { type Database, inTransaction, sqlState, type Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import { type NewSession, openSession } from '../../platform/sessions.ts';
import { lockReceiver, type Receiver } from '../notifications/find-receivers.ts';
import { queueMails } from '../notifications/queue-mails.ts';
import type { GoogleIdentity } from './ask-google.ts';
import { findLinked, findSubject, insertLink, lockByEmail } from './queries.ts';

interface GoogleContext {
  db: Database;
  jobs: Jobs;
  config: Config;
}

/**
 * Opens a session for who Google says somebody is: of the account linked to them, else of the confirmed account with their
 * verified address, which is linked now and told so by mail (docs/decisions/google.md).
 * @returns null when nobody has such an account; a guest's is none, as nobody has accepted the terms for it yet
 * @throws Refused `google_link_first` when the address has an account, but Google does not answer for its mailbox, or another
 *   Google account is linked
 */
export async function logInWithGoogle(
  context: GoogleContext,
  identity: GoogleIdentity,
  { newsletterConsent, userAgent }: { newsletterConsent: boolean; userAgent: string | undefined },
  now: Date,
): Promise<{ userId: string; session: NewSession } | null> {
  return inTransaction(context.db, async (trx) => {
    const linked = () => findLinked(trx, identity.issuer, identity.subject);
    const userId = (await linked()) ?? (await linkByEmail(trx, context, identity, now));
    if (userId === null) return null;
    await sql`select from app_user where id = ${userId} for share`.execute(trx);
    // Asked again under the lock: a new password may just have taken this way in away, or its owner left.
    if ((await linked()) !== userId) return null;
    if (newsletterConsent) await sql`update app_user set newsletter_consent = true where id = ${userId}`.execute(trx);
    return { userId, session: await openSession(trx, userId, userAgent) };
  });
}

async function linkByEmail(
  trx: Transaction,
  { jobs, config }: GoogleContext,
  identity: GoogleIdentity,
  now: Date,
): Promise<string | null> {
  const account = await lockByEmail(trx, identity.email);
  if (!account || account.isGuest) return null;
  // Asked under the lock: somebody's first two logins at once link one time.
  const subject = await findSubject(trx, account.id, identity.issuer);
  if (subject === identity.subject) return account.id;
  if (subject !== null || !account.isConfirmed || !identity.emailAuthoritative) throw new Refused('google_link_first');
  await insertLink(trx, identity, account.id);
  await tellLinked(trx, { jobs, config }, account, now);
  return account.id;
}

/**
 * Links a Google account to the account of who is logged in; an earlier link of theirs goes.
 * @throws Refused `google_linked_elsewhere` when it opens another account
 */
export async function linkGoogle(
  { db, jobs, config }: GoogleContext,
  identity: GoogleIdentity,
  userId: string,
  now: Date,
): Promise<void> {
  try {
    await inTransaction(db, async (trx) => {
      const person = await lockReceiver(trx, { id: userId });
      if (!person) throw new Refused('not_logged_in');
      if ((await findSubject(trx, userId, identity.issuer)) === identity.subject) return;
      await sql`delete from identity_link where user_id = ${userId} and issuer = ${identity.issuer}`.execute(trx);
      await insertLink(trx, identity, userId);
      await tellLinked(trx, { jobs, config }, person, now);
    });
  } catch (error) {
    if (sqlState(error) === '23505') throw new Refused('google_linked_elsewhere');
    throw error;
  }
}

/** Google opens the account no more. */
export async function unlinkGoogle(db: Database, userId: string): Promise<void> {
  await sql`delete from identity_link where user_id = ${userId}`.execute(db);
}

/** Whoever has an account hears of every new way into it. */
async function tellLinked(
  trx: Transaction,
  { jobs, config }: Pick<GoogleContext, 'jobs' | 'config'>,
  { email, name, language }: Pick<Receiver, 'email' | 'name' | 'language'>,
  now: Date,
): Promise<void> {
  const link = `${config.publicUrl}/settings`;
  await queueMails(trx, jobs, [{ to: email, name, language, kind: 'googleLinked', link }], now);
}
