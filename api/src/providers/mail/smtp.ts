import { methodOf } from '@rondo/rules';
import { createTransport } from 'nodemailer';
import type { DkimSettings } from '../../platform/settings/mail-settings.ts';
import { type MailProvider, MailRefused, MailServerAway } from './provider.ts';

/** How long a silent server may hold up the next mails. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The headers that a signature covers. Mail programs show the unsubscribe button only if both of its headers are signed (RFC 8058). */
const signedHeaders = [
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Auto-Submitted',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':');

const signingWith = ({ domain, selector, key }: DkimSettings) => ({
  dkim: { domainName: domain, keySelector: selector, privateKey: key, headerFieldNames: signedHeaders },
});

/** Sends through an SMTP server, and signs mails if a key is given. */
export function smtpMail(
  url: string,
  from: string,
  { dkim = null, ...patience }: Partial<typeof timeouts> & { dkim?: DkimSettings | null } = {},
): MailProvider {
  const transport = createTransport({ url, ...timeouts, ...patience, ...(dkim && signingWith(dkim)) }, { from });
  return {
    async send({ calendar, file, replyTo, ...mail }) {
      try {
        await transport.sendMail({
          from,
          ...mail,
          ...(replyTo !== null && { replyTo }),
          attachments: [
            ...(calendar === null ? [] : [calendarFileOf(calendar)]),
            ...(file ? [{ filename: file.name, contentType: 'application/pdf', content: file.content }] : []),
          ],
        });
      } catch (error) {
        if (isFinal(error)) throw new MailRefused(String(error), { cause: error, isOfAddress: isOfAddress(error) });
        throw isAway(error) ? new MailServerAway(String(error), { cause: error }) : error;
      }
    },
    async tryServer() {
      try {
        await transport.verify();
      } catch (error) {
        throw new MailServerAway(String(error), { cause: error });
      }
    },
    close: () => transport.close(),
  };
}

const calendarFileOf = (content: string) => ({
  filename: 'rondo.ics',
  contentType: `text/calendar; charset=utf-8; method=${methodOf(content)}`,
  content,
});

/** Whether the failure is permanent, because of the receiver or the message; a failed login is the operator's to fix. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}

function isOfAddress(error: unknown): boolean {
  return (error as { command?: string }).command === 'RCPT TO';
}

const awayCodes = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH', 'EPROXY']);

/** Whether the connection or the login failed, which affects every mail. */
function isAway(error: unknown): boolean {
  return awayCodes.has((error as { code?: string }).code ?? '');
}
