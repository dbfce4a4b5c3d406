import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db.ts';
import type { MailProvider } from './provider.ts';
import { openSender } from './send-trial.ts';

export async function openMail(
  { smtpUrl, ...sender }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dkim'>,
  db: Database,
): Promise<MailProvider> {
  return smtpUrl === null ? outboxOnlyMail(db) : openSender(sender, smtpUrl);
}

/**
 * Without an SMTP server, mails count as sent once they are in the outbox, where demo mode shows them. Mailboxes that the demo made full (POST
 * /dev/mailbox) refuse mails.
 */
function outboxOnlyMail(db: Database): MailProvider {
  return {
    async send({ to }) {
      const { rows } = await sql`select from full_mailbox where address = ${to}`.execute(db);
      if (rows.length > 0) throw new Error(`452 <${to}>: the mailbox is full`);
    },
    tryServer: async () => undefined,
    close: () => undefined,
  };
}
