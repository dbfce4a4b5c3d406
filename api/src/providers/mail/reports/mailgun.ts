import { createHmac } from 'node:crypto';
import { hour } from '@rondo/rules';
import { z } from 'zod';
import { sameText } from '../../../platform/sessions/tokens.ts';
import type { MailReport, MailReporter } from '../provider.ts';
import { readJson } from './read-json.ts';

/** How far from now a call may have been signed: Mailgun repeats calls that were not answered. */
const toleranceMs = hour;

const webhook = z.object({
  signature: z.object({
    timestamp: z.string().regex(/^\d{1,12}$/),
    token: z.string().min(1).max(100),
    signature: z.string(),
  }),
  'event-data': z.object({
    event: z.string(),
    severity: z.string().optional(),
    reason: z.string().optional(),
    recipient: z.string().optional(),
  }),
});

/** Why a mail failed for good because of the address itself, not because Mailgun had tried for too long, or its network was blocked. */
const reasonsOfAddress = new Set(['bounce', 'suppress-bounce']);

/** Bounces and complaints as Mailgun's webhooks word them. Its signature covers only the time and a token, so each token counts once. */
export function mailgunReports(key: string): MailReporter {
  return {
    name: 'mailgun',
    async read({ body, at }) {
      const signed = readJson(webhook, body)?.signature;
      if (!signed) return null;
      const { timestamp, token, signature } = signed;
      const isRecent = Math.abs(at.getTime() - Number(timestamp) * 1000) <= toleranceMs;
      const expected = createHmac('sha256', key)
        .update(timestamp + token)
        .digest('hex');
      return isRecent && sameText(signature, expected) ? { reports: readMailgun(body), once: token } : null;
    },
  };
}

export function readMailgun(body: string): MailReport[] {
  const { event, severity, reason = '', recipient: address } = readJson(webhook, body)?.['event-data'] ?? {};
  if (address === undefined) return [];
  if (event === 'complained') return [{ address, kind: 'complaint' }];
  const isFinal = event === 'failed' && severity === 'permanent' && reasonsOfAddress.has(reason);
  return isFinal ? [{ address, kind: 'bounce' }] : [];
}
