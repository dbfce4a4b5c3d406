import { randomUUID } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { addressOf } from '../../platform/settings/mail-settings.ts';
import type { MailProvider } from './provider.ts';

type Sender = Pick<Config, 'mailFrom' | 'dkim' | 'smtpUrl'>;

/** The mail server that these settings name. The SMTP client takes 15 MB, so it is loaded only here. */
export async function openSender(
  { mailFrom, dkim }: Pick<Sender, 'mailFrom' | 'dkim'>,
  url: string,
): Promise<MailProvider> {
  const { smtpMail } = await import('./smtp.ts');
  return smtpMail(url, mailFrom, { dkim });
}

/** Sends one mail to the operator as Rondo sends all. @returns whether the mail server took it, and what it says otherwise */
export async function sendTrial(
  { smtpUrl, ...sender }: Sender,
  to: string,
): Promise<{ isSent: boolean; says: string }> {
  if (smtpUrl === null) return { isSent: false, says: 'SMTP_URL is not set: no mail leaves' };
  const mail = await openSender(sender, smtpUrl);
  const text = 'Rondo sent this to see whether its mails arrive.';
  try {
    await mail.send({
      to,
      subject: 'A trial of Rondo',
      text,
      html: `<p>${text}</p>`,
      messageId: `<${randomUUID()}@${addressOf(sender.mailFrom).split('@')[1] ?? 'rondo'}>`,
      replyTo: null,
      headers: {},
      calendar: null,
      file: null,
    });
    return { isSent: true, says: `the mail server took a mail to ${to}` };
  } catch (error) {
    return { isSent: false, says: error instanceof Error ? error.message : String(error) };
  } finally {
    mail.close();
  }
}
