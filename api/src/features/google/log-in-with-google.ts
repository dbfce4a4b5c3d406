import { phrasesIn } from '@rondo/phrases';
import type { Language } from '@rondo/rules';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { type Database, inTransaction, sqlState, type Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import { type NewSession, openSession } from '../../platform/sessions/sessions.ts';
import { lockReceiver, type Receiver } from '../notifications/find-receivers.ts';
import { queueMails } from '../notifications/mail/queue-mails.ts';
import { tellAccess } from '../notifications/mail/tell-access.ts';
import type { GoogleIdentity } from './ask-google.ts';
import { findLinked, findSubject, insertLink, lockByEmail } from './queries.ts';

interface GoogleContext {
  db: Database;
  jobs: Jobs;
  config: Config;
}

/**
 * Opens a session for the person that Google names: in the account linked to them, or else in the confirmed account with their verified
 * address, which is then linked and told by mail (decisions/0016-google.md).
 * @returns null when nobody has such an account; a guest's doesn't count, as nobody has accepted the terms for it
 * @throws Refused `google_link_first` when the address has an account, but Google does not answer for its mailbox, or another Google
 * account is linked
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
    await sql`select from app_user where id = ${userId} for no key update`.execute(trx);
    // Checked again under the lock: setting a password may just have removed the link, or the owner deleted the account.
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
  if (!account || account.is_guest) return null;
  // Checked under the lock, so that two simultaneous first logins link only once.
  const subject = await findSubject(trx, account.id, identity.issuer);
  if (subject === identity.subject) return account.id;
  if (subject !== null || !account.is_confirmed || !identity.emailAuthoritative) throw new Refused('google_link_first');
  await insertLink(trx, identity, account.id);
  await tellLinked(trx, { jobs, config }, account, now);
  return account.id;
}

/**
 * Links a Google account to the logged-in user's account, replacing an earlier link.
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

/** Removes the link to the Google account, and tells its owner. */
export async function unlinkGoogle({ db, jobs, config }: GoogleContext, userId: string, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ user_id: string }>`
      delete from identity_link where user_id = ${userId} returning user_id`.execute(trx);
    if (rows.length === 0) return;
    const params = (language: Language) => ({ ways: phrasesIn[language].mail.wayInRemoved.google });
    await tellAccess(trx, { jobs, config }, userId, { kind: 'wayInRemoved', params, path: mailedPaths.waysIn() }, now);
  });
}

/** Tells an account's owner of every new way into it. */
async function tellLinked(
  trx: Transaction,
  { jobs, config }: Pick<GoogleContext, 'jobs' | 'config'>,
  { email, name, language }: Pick<Receiver, 'email' | 'name' | 'language'>,
  now: Date,
): Promise<void> {
  const link = config.publicUrl + mailedPaths.waysIn();
  await queueMails(trx, jobs, [{ to: email, name, language, kind: 'googleLinked', link }], now);
}
