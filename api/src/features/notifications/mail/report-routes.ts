import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { Refused } from '../../../platform/refusal.ts';
import type { Context } from '../../../platform/serve.ts';
import { sameText } from '../../../platform/sessions/tokens.ts';
import { suppressReported } from './suppress-mails.ts';

/** How old, or how far ahead, a report may be, in seconds. */
const tolerance = 300;

const reports = z.object({
  reports: z
    .array(z.object({ address: z.email().max(320), kind: z.enum(['bounce', 'complaint']) }))
    .min(1)
    .max(1000),
});

/** `POST /api/mail/reports`: bounces and complaints from the provider that sends our mails (operate.md); off without a secret. */
export async function mailReportRoutes({ app, db, config, clock }: Context): Promise<void> {
  const secret = config.mailReportsSecret;
  if (secret === null) return;
  // The signature is over the raw bytes.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 256 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/api/mail/reports', async ({ body, headers }) => {
      const sent = typeof body === 'string' ? body : '';
      if (!isSigned({ secret, body: sent, signature: String(headers['rondo-signature'] ?? ''), at: clock.real() }))
        throw new Refused('signature_invalid');
      const parsed = reports.safeParse(parseJson(sent));
      if (!parsed.success) throw new Refused('invalid_input');
      await suppressReported(
        db,
        parsed.data.reports.map(({ address, kind }) => ({
          address: address.toLowerCase(),
          reason: kind === 'bounce' ? 'bounced' : 'complained',
        })),
      );
      return { status: 'success' };
    });
  });
}

interface Signed {
  secret: string;
  body: string;
  /** `t=seconds since 1970,v1=hex`: HMAC-SHA256 of `seconds.body` */
  signature: string;
  at: Date;
}

function isSigned({ secret, body, signature, at }: Signed): boolean {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? [];
  const isRecent = Math.abs(at.getTime() / 1000 - Number(seconds)) <= tolerance;
  return isRecent && sameText(given, createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
