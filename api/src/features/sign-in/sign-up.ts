import type { CallRequest, signUp as signUpCall } from '@rondo/contract';
import { hour, tokenLifetimes } from '@rondo/rules';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { limitByEach } from '../../platform/rate-limit.ts';
import { Refused } from '../../platform/refusal.ts';
import { newToken } from '../../platform/tokens.ts';
import { findReceiverAt } from '../notifications/find-receivers.ts';
import { queueMails } from '../notifications/queue-mails.ts';
import { withinMailBudget } from '../notifications/within-mail-budget.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';

/** Sign-ups an hour: with one address, known or not, from one network; and from one network, as on a campus' first day. */
const signUpsAnHour = { addressAndNetwork: 5, network: 240 } as const;

type Form = CallRequest<typeof signUpCall>['body'];

/**
 * Keeps a sign-up until its mailed token is confirmed. Nothing that can log in exists before (3-decisions §6), and the
 * answer, and the time it takes, are the same whether or not the address has an account: that is told by mail. It supersedes
 * the sign-ups before it.
 * @returns what the browser keeps to confirm without the password (docs/decisions/confirming-a-sign-up.md)
 * @throws Refused `too_many_requests` or `mails_limited`, the same for an address that has an account
 */
export async function signUp(
  { db, jobs, config }: { db: Database; jobs: Jobs; config: Config },
  form: Form,
  { language, ip }: { language: 'en' | 'nl'; ip: string },
  now: Date,
): Promise<string> {
  if (form.password !== form.confirmPassword)
    throw new Refused('passwords_differ', undefined, [
      { path: 'confirmPassword', message: 'Passwords must be identical' },
    ]);
  if (!form.termsConsent || !form.privacyConsent) throw new Refused('consent_required');
  refuseCommonPassword(form.password);
  await limitByEach(db, [
    { subject: `sign-up:${form.email}:${ip}`, most: signUpsAnHour.addressAndNetwork, windowMinutes: 60 },
    { subject: `sign-up-ip:${ip}`, most: signUpsAnHour.network, windowMinutes: 60 },
  ]);
  const browser = newToken();
  await withinMailBudget(db, { budget: 'signUp', addresses: [form.email] }, async () => {
    const passwordHash = await hashPassword(form.password);
    const { token, hash } = newToken();
    await inTransaction(db, async (trx) => {
      const owner = await findReceiverAt(trx, form.email);
      if (owner && !owner.isGuest) {
        const { email: to, name, language: theirs } = owner;
        const link = `${config.publicUrl}/login`;
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
      const link = `${config.publicUrl}/confirm-signup/${token}`;
      await queueMails(trx, jobs, [{ to: form.email, name: form.name, language, kind: 'signUp', link }], now);
    });
  });
  return browser.token;
}
