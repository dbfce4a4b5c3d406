import { z } from 'zod';
import { sameText } from '../../../platform/sessions/tokens.ts';
import type { MailReport, MailReporter } from '../provider.ts';
import { readJson } from './read-json.ts';

/** Postmark calls an address that contains a name and a password. */
const postmarkUser = 'rondo';

const webhook = z.object({ RecordType: z.string(), Type: z.string().optional(), Email: z.string().optional() });

/** Bounces after which an address gets no mail any more; all others, such as a full mailbox, may pass. */
const finalBounces = new Set(['HardBounce', 'BadEmailAddress']);

/** Bounces and complaints as Postmark's webhooks word them. */
export function postmarkReports(password: string): MailReporter {
  const expected = `Basic ${Buffer.from(`${postmarkUser}:${password}`).toString('base64')}`;
  return {
    name: 'postmark',
    async read({ body, headers }) {
      if (!sameText(headers.authorization ?? '', expected)) return null;
      return { reports: readPostmark(body) };
    },
  };
}

export function readPostmark(body: string): MailReport[] {
  const { RecordType: record, Type: type = '', Email: address } = readJson(webhook, body) ?? {};
  if (address === undefined) return [];
  if (record === 'SpamComplaint') return [{ address, kind: 'complaint' }];
  return record === 'Bounce' && finalBounces.has(type) ? [{ address, kind: 'bounce' }] : [];
}
