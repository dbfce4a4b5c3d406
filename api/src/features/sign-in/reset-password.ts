import type { CallRequest, resetPassword as resetPasswordCall } from '@rondo/contract';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { forgetAttempts } from '../../platform/rate-limit.ts';
import { Refused } from '../../platform/refusal.ts';
import { hashToken } from '../../platform/tokens.ts';
import { lockReceiver } from '../notifications/find-receivers.ts';
import { type MailOrder, queueMails } from '../notifications/queue-mails.ts';
import { releaseOwed } from '../wallet/release-owed.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { findRecovery } from './queries.ts';

type Form = CallRequest<typeof resetPasswordCall>['body'];

/**
 * Sets a password by the token of a mailed link, once, and ends all sessions of the person. A guest becomes a player: their
 * games stay theirs, and what was kept for them becomes credit (3-decisions §1 and §6). A form that is refused leaves the
 * token as it was. What else opens the account goes with it where the form says so, else the mail names it.
 * @returns whose it is now
 * @throws Refused `reset_failed` for a token that is unknown, used, superseded or past its 10 minutes; `consent_required` for
 *   a guest who accepts not both of terms and privacy policy
 */
export async function resetPassword(
  { db, jobs, config }: { db: Database; jobs: Jobs; config: Config },
  form: Form,
  now: Date,
): Promise<{ userId: string; email: string }> {
  if (form.password !== form.confirm)
    throw new Refused('passwords_not_matching', undefined, [
      { path: 'confirm', message: 'Passwords must be identical' },
    ]);
  refuseCommonPassword(form.password);
  const hash = hashToken(form.resetToken);
  const asked = await findRecovery(db, hash, now);
  if (!asked) throw new Refused('reset_failed');
  if (asked.isGuest && !(form.termsConsent && form.privacyConsent)) throw new Refused('consent_required');
  const passwordHash = await hashPassword(form.password);
  const person = await inTransaction(db, async (trx) => {
    // The person's row is locked before the token's, as where the link is asked for.
    const receiver = await lockReceiver(trx, { id: asked.userId });
    if (!receiver) throw new Refused('reset_failed');
    const { email, name, language, isGuest } = receiver;
    const used = await sql`
      update recovery set used_at = ${now}
      where token_hash = ${hash} and used_at is null and expires_at > ${now} returning id`.execute(trx);
    if (used.rows.length === 0) throw new Refused('reset_failed');
    await sql`update app_user set password_hash = ${passwordHash}, confirmed_at = coalesce(confirmed_at, ${now})
      where id = ${asked.userId}`.execute(trx);
    await sql`delete from session where user_id = ${asked.userId}`.execute(trx);
    await sql`delete from address_change where user_id = ${asked.userId}`.execute(trx);
    if (isGuest) await takeOver(trx, asked.userId, form.name ?? name, now);
    else {
      if (form.removeWaysIn) await removeWaysIn(trx, asked.userId);
      const ways = await waysLeft(trx, asked.userId);
      const told: MailOrder = ways
        ? {
            to: email,
            name,
            language,
            kind: 'waysInLeft',
            params: { ways },
            link: `${config.publicUrl}/settings#sign-in`,
          }
        : { to: email, name, language, kind: 'passwordChanged', link: `${config.publicUrl}/restore-password` };
      await queueMails(trx, jobs, [told], now);
    }
    return { email };
  });
  await forgetAttempts(db, `own-password:${asked.userId}`);
  return { userId: asked.userId, email: person.email };
}

/** Whoever was in the account may have added a way of their own. */
async function removeWaysIn(trx: Transaction, userId: string): Promise<void> {
  await sql`delete from passkey where user_id = ${userId}`.execute(trx);
  await sql`delete from identity_link where user_id = ${userId}`.execute(trx);
  await sql`delete from sign_in_attempt where user_id = ${userId}`.execute(trx);
}

/** What opens the account besides the password, in words that both languages have; '' for nothing. */
async function waysLeft(trx: Transaction, userId: string): Promise<string> {
  const { rows } = await sql<{ passkeys: number; google: boolean }>`
    select (select count(*) from passkey where user_id = ${userId}) as passkeys,
      exists (select from identity_link where user_id = ${userId}) as google`.execute(trx);
  const { passkeys = 0, google = false } = rows[0] ?? {};
  return [passkeys > 0 && `passkeys (${passkeys})`, google && 'Google'].filter(Boolean).join(', ');
}

/** A guest with a password is a player. */
async function takeOver(trx: Transaction, userId: string, name: string, now: Date): Promise<void> {
  await sql`
    update app_user set role = 'player', name = ${name}, terms_accepted_at = ${now}, privacy_accepted_at = ${now}
    where id = ${userId}`.execute(trx);
  await releaseOwed(trx, userId, now);
}
