import type { CallRequest, signUp as signUpCall } from '@rondo/contract';
import { tokenLifetimes } from '@rondo/rules';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import { newToken } from '../../platform/tokens.ts';
import { queueMails } from '../notifications/queue-mails.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';

type Form = CallRequest<typeof signUpCall>['body'];

/**
 * Keeps a sign-up until its mailed token is confirmed. Nothing that can log in exists before (3-decisions §6), and the
 * answer, and the time it takes, are the same whether or not the address has an account: that is told by mail.
 */
export async function signUp(
  { db, jobs, config }: { db: Database; jobs: Jobs; config: Config },
  form: Form,
  language: 'en' | 'nl',
  now: Date,
): Promise<void> {
  if (form.password !== form.confirmPassword)
    throw new Refused('passwords_differ', undefined, [
      { path: 'confirmPassword', message: 'Passwords must be identical' },
    ]);
  if (!form.termsConsent || !form.privacyConsent) throw new Refused('consent_required');
  if (isCommonPassword(form.password))
    throw new Refused('password_common', undefined, [{ path: 'password', message: 'too common' }]);
  const passwordHash = await hashPassword(form.password);
  const { token, hash } = newToken();
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ name: string; language: 'en' | 'nl' }>`
      select name, language from app_user
      where email = ${form.email} and deleted_at is null and role <> 'guest'`.execute(trx);
    const owner = rows[0];
    if (owner) {
      const link = `${config.publicUrl}/login`;
      await queueMails(trx, jobs, [{ to: form.email, ...owner, kind: 'accountExists', link }], now);
      return;
    }
    const expiresAt = new Date(now.getTime() + tokenLifetimes.signupHours * 3_600_000);
    await sql`
      insert into sign_up (token_hash, name, email, password_hash, language, newsletter_consent, created_at, expires_at)
      values (${hash}, ${form.name}, ${form.email}, ${passwordHash}, ${language}, ${form.newsletterConsent}, ${now}, ${expiresAt})
    `.execute(trx);
    const link = `${config.publicUrl}/confirm-signup/${token}`;
    await queueMails(trx, jobs, [{ to: form.email, name: form.name, language, kind: 'signUp', link }], now);
  });
}
