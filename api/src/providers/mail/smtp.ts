import { createTransport } from 'nodemailer';
import { type MailProvider, MailRefused, MailServerAway } from './provider.ts';

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
        if (isFinal(error)) throw new MailRefused(String(error), { cause: error, isOfAddress: isOfAddress(error) });
        throw isAway(error) ? new MailServerAway(String(error), { cause: error }) : error;
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

function isOfAddress(error: unknown): boolean {
  return (error as { command?: string }).command === 'RCPT TO';
}

const awayCodes = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH', 'EPROXY']);

/** Of the connection or the login, whichever mail it was. */
function isAway(error: unknown): boolean {
  return awayCodes.has((error as { code?: string }).code ?? '');
}
