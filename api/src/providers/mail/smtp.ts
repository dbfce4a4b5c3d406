import { createTransport } from 'nodemailer';
import type { MailProvider } from './provider.ts';

/** Sends through an SMTP server. */
export function smtpMail(url: string, from: string): MailProvider {
  const transport = createTransport(url, { from });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
}
