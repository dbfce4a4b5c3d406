import type { CallRequest, resetPassword as resetPasswordCall } from '@rondo/contract';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { sql } from 'kysely';
import { inTransaction, type Transaction } from '../../platform/db.ts';
import { forgetAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Context } from '../../platform/serve.ts';
import { hashToken } from '../../platform/sessions/tokens.ts';
import { claimApproval } from '../enquiries/make-organiser.ts';
import { lockReceiver } from '../notifications/find-receivers.ts';
import { type MailOrder, queueMails } from '../notifications/mail/queue-mails.ts';
import { releaseOwed } from '../wallet/release-owed.ts';
import { hashPassword } from './passwords.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { findRecovery } from './queries.ts';

type Form = CallRequest<typeof resetPasswordCall>['body'];

/**
 * Sets a password by the token of a mailed link, once, and ends all sessions of the person. A guest becomes a player: they keep their games, and the
 * money kept for them becomes credit (product.md#recovery). A refused form leaves the token valid. The account's other ways in are removed if the
 * form says so; otherwise the mail names them (decisions/0015-setting-a-password.md).
 * @returns the account's owner
 * @throws Refused `reset_failed` for a token that is unknown, used, superseded or past its 10 minutes; `account_banned`; `sign_ups_off` for a guest;
 * `consent_required` for one who doesn't accept both the terms and the privacy policy
 */
export async function resetPassword(
  { db, jobs, config, switches }: Pick<Context, 'db' | 'jobs' | 'config' | 'switches'>,
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
  if (asked.is_banned) throw new Refused('account_banned');
  if (asked.is_guest) switches.requireOn('sign_ups');
  if (asked.is_guest && !(form.termsConsent && form.privacyConsent)) throw new Refused('consent_required');
  const passwordHash = await hashPassword(form.password, config.passwordCost);
  const person = await inTransaction(db, async (trx) => {
    // Locks the person's row before the token's, as requesting the link does.
    const receiver = await lockReceiver(trx, { id: asked.user_id });
    if (!receiver) throw new Refused('reset_failed');
    const { email, name, language, is_guest } = receiver;
    const used = await sql`
      update recovery set used_at = ${now}
      where token_hash = ${hash} and used_at is null and expires_at > ${now} returning id`.execute(trx);
    if (used.rows.length === 0) throw new Refused('reset_failed');
    await sql`update app_user set password_hash = ${passwordHash}, confirmed_at = coalesce(confirmed_at, ${now})
      where id = ${asked.user_id}`.execute(trx);
    await sql`delete from session where user_id = ${asked.user_id}`.execute(trx);
    await sql`delete from address_change where user_id = ${asked.user_id}`.execute(trx);
    if (is_guest) await takeOver(trx, asked.user_id, form.name ?? name, now);
    else {
      if (form.removeWaysIn) await removeWaysIn(trx, asked.user_id);
      const ways = await waysLeft(trx, asked.user_id);
      const told: MailOrder = ways
        ? {
            to: email,
            name,
            language,
            kind: 'waysInLeft',
            params: { ways },
            link: config.publicUrl + mailedPaths.waysIn(),
          }
        : { to: email, name, language, kind: 'passwordChanged', link: `${config.publicUrl}/restore-password` };
      await queueMails(trx, jobs, [told], now);
    }
    await claimApproval(trx, asked.user_id);
    return { email };
  });
  await forgetAttempts(db, rateLimits.ownPassword, asked.user_id);
  return { userId: asked.user_id, email: person.email };
}

/** An intruder may have added a way in of their own. */
async function removeWaysIn(trx: Transaction, userId: string): Promise<void> {
  await sql`delete from passkey where user_id = ${userId}`.execute(trx);
  await sql`delete from identity_link where user_id = ${userId}`.execute(trx);
  await sql`delete from sign_in_attempt where user_id = ${userId}`.execute(trx);
}

/** The account's other ways in, in words that both languages share; '' if there are none. */
async function waysLeft(trx: Transaction, userId: string): Promise<string> {
  const { rows } = await sql<{ passkeys: number; google: boolean }>`
    select (select count(*) from passkey where user_id = ${userId}) as passkeys,
      exists (select from identity_link where user_id = ${userId}) as google`.execute(trx);
  const { passkeys = 0, google = false } = rows[0] ?? {};
  return [passkeys > 0 && `passkeys (${passkeys})`, google && 'Google'].filter(Boolean).join(', ');
}

/** A guest with a password becomes a player. */
async function takeOver(trx: Transaction, userId: string, name: string, now: Date): Promise<void> {
  await sql`
    update app_user set role = 'player', name = ${name}, terms_accepted_at = ${now}, privacy_accepted_at = ${now}
    where id = ${userId}`.execute(trx);
  await releaseOwed(trx, userId, now);
}
