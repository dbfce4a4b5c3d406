import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db.ts';
import { outboxOnlyMail } from './outbox-only.ts';
import type { MailProvider } from './provider.ts';

/** The SMTP client takes 15 MB, so it is loaded only if a server is configured. */
export async function openMail(
  { smtpUrl, mailFrom, dkim }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dkim'>,
  db: Database,
): Promise<MailProvider> {
  if (smtpUrl === null) return outboxOnlyMail(db);
  const { smtpMail } = await import('./smtp.ts');
  return smtpMail(smtpUrl, mailFrom, { dkim });
}
