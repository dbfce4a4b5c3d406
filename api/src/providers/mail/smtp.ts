import { createTransport } from 'nodemailer';
import { type MailProvider, MailRefused } from './provider.ts';

/** A server that says nothing holds up the mails behind it no longer than this. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends through an SMTP server. */
export function smtpMail(url: string, from: string, patience: Partial<typeof timeouts> = {}): MailProvider {
  const transport = createTransport({ url, ...timeouts, ...patience }, { from });
  return {
    async send(mail) {
      try {
        await transport.sendMail({ from, ...mail });
      } catch (error) {
        throw isFinal(error) ? new MailRefused(String(error), { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** Of its receiver or of the message itself; a login that fails is ours to mend. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
