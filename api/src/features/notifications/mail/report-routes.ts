import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { limitDone } from '../../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../../platform/limits/rate-limits.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Context } from '../../../platform/serve.ts';
import { sameText, type Secret, someSecret } from '../../../platform/sessions/tokens.ts';
import {
  type MailReport,
  type MailReporter,
  type MailReports,
  ReporterAway,
} from '../../../providers/mail/provider.ts';
import { suppressReported } from './suppress-mails.ts';

/** How old, or how far ahead, a report may be, in seconds. */
const tolerance = 300;

const report = z.object({ address: z.email().max(320), kind: z.enum(['bounce', 'complaint']) });
const reports = z.object({ reports: z.array(report).min(1).max(1000) });

/**
 * Bounces and complaints from the provider that sends our mails (operate/providers.md#mails-that-come-back): `POST /api/mail/reports` in Rondo's own
 * form, and below it an address for each provider in the provider's form. Each is off without its setting.
 */
export async function mailReportRoutes(
  { app, db, config, clock }: Context,
  reporters: readonly MailReporter[],
): Promise<void> {
  const take = (taken: readonly MailReport[]) =>
    suppressReported(
      db,
      taken.map(({ address, kind }) => ({
        address: address.toLowerCase(),
        reason: kind === 'bounce' ? 'bounced' : 'complained',
      })),
    );

  const takeOnce = async ({ reports: said, once }: MailReports) => {
    // Providers report every address they sent mail to, also those of other programs.
    const taken = said.flatMap((one) => report.safeParse(one).data ?? []);
    if (once === undefined) return take(taken);
    return limitDone(db, [[rateLimits.mailReport, once, 1]], () => take(taken)).catch((error: unknown) => {
      throw error instanceof Refused ? error.as('signature_invalid') : error;
    });
  };

  // A signature is over the raw bytes.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 256 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    const { secret } = config.mailReports;
    if (secret !== null)
      scope.post('/api/mail/reports', async ({ body, headers }) => {
        const sent = textOf(body);
        if (!isSigned({ secret, body: sent, signature: String(headers['rondo-signature'] ?? ''), at: clock.real() }))
          throw new Refused('signature_invalid');
        const parsed = reports.safeParse(parseJson(sent));
        if (!parsed.success) throw new Refused('invalid_input');
        await take(parsed.data.reports);
        return { status: 'success' };
      });
    for (const reporter of reporters)
      scope.post(`/api/mail/reports/${reporter.name}`, async ({ body, headers }) => {
        const read = await reporter.read({ body: textOf(body), headers, at: clock.real() }).catch(refuseAway);
        if (read === null) throw new Refused('signature_invalid');
        await takeOnce(read);
        return { status: 'success' };
      });
  });
}

const textOf = (body: unknown) => (typeof body === 'string' ? body : '');

function refuseAway(error: unknown): never {
  throw error instanceof ReporterAway ? new Refused('unavailable') : error;
}

interface Signed {
  secret: Secret;
  body: string;
  /** `t=seconds since 1970,v1=hex`: HMAC-SHA256 of `seconds.body` */
  signature: string;
  at: Date;
}

function isSigned({ secret, body, signature, at }: Signed): boolean {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? [];
  const isRecent = Math.abs(at.getTime() / 1000 - Number(seconds)) <= tolerance;
  const signedBy = (one: string) => createHmac('sha256', one).update(`${seconds}.${body}`).digest('hex');
  return isRecent && someSecret(secret, (one) => sameText(given, signedBy(one)));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
