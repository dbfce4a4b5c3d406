import type { CallRequest, signUp as signUpCall } from '@rondo/contract';
import { hour, type Language, tokenLifetimes } from '@rondo/rules';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { limitByEach } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { newToken } from '../../platform/sessions/tokens.ts';
import { findReceiverAt } from '../notifications/find-receivers.ts';
import { queueMails } from '../notifications/mail/queue-mails.ts';
import { withinMailBudget } from '../notifications/mail/within-mail-budget.ts';
import { hashPassword } from './passwords.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

type Form = CallRequest<typeof signUpCall>['body'];

/**
 * Stores a sign-up until its mailed token is confirmed. Until then there is no account (product.md#sign-up), and the answer and its timing are the
 * same whether or not the address already has one; only the mail says so. It replaces earlier sign-ups.
 * @returns what the browser keeps to confirm without the password (decisions/0024-confirming-a-sign-up.md)
 * @throws Refused `too_many_requests` or `mails_limited`, the same for an address that has an account
 */
export async function signUp(
  { db, jobs, config }: { db: Database; jobs: Jobs; config: Config },
  form: Form,
  { language, ip }: { language: Language; ip: string },
  now: Date,
): Promise<string> {
  if (form.password !== form.confirmPassword)
    throw new Refused('passwords_differ', undefined, [
      { path: 'confirmPassword', message: 'Passwords must be identical' },
    ]);
  if (!form.termsConsent || !form.privacyConsent) throw new Refused('consent_required');
  refuseCommonPassword(form.password);
  await limitByEach(db, [
    [rateLimits.signUpAddressAndNetwork, `${form.email}:${ip}`],
    [rateLimits.signUpNetwork, ip],
  ]);
  const browser = newToken();
  await withinMailBudget(db, { budget: 'signUp', addresses: [form.email] }, async () => {
    const passwordHash = await hashPassword(form.password, config.passwordCost);
    const { token, hash } = newToken();
    // The page to return to is part of the mailed link, which often opens in another browser.
    const onward = form.returnTo ? `?returnTo=${encodeURIComponent(form.returnTo)}` : '';
    await inTransaction(db, async (trx) => {
      const owner = await findReceiverAt(trx, form.email);
      if (owner && !owner.is_guest) {
        const { email: to, name, language: theirs } = owner;
        const link = `${config.publicUrl}/login${onward}`;
        await queueMails(trx, jobs, [{ to, name, language: theirs, kind: 'accountExists', link }], now);
        return;
      }
      const expiresAt = new Date(now.getTime() + tokenLifetimes.signupHours * hour);
      await sql`
      insert into sign_up (token_hash, browser_hash, name, email, password_hash, language, newsletter_consent, created_at,
        expires_at)
      values (${hash}, ${browser.hash}, ${form.name}, ${form.email}, ${passwordHash}, ${language}, ${form.newsletterConsent},
        ${now}, ${expiresAt})
      on conflict (email) where used_at is null do update
        set token_hash = excluded.token_hash, browser_hash = excluded.browser_hash, name = excluded.name,
          password_hash = excluded.password_hash, language = excluded.language,
          newsletter_consent = excluded.newsletter_consent, created_at = excluded.created_at,
          expires_at = excluded.expires_at`.execute(trx);
      const link = `${config.publicUrl}/confirm-signup/${token}${onward}`;
      await queueMails(trx, jobs, [{ to: form.email, name: form.name, language, kind: 'signUp', link }], now);
    });
  });
  return browser.token;
}
