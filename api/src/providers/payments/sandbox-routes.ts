import { minute } from '@rondo/rules';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Secret } from '../../platform/sessions/tokens.ts';
import { checkoutPage } from './sandbox-page.ts';
import { isStanding } from './sandbox-refunds.ts';
import { findSandboxPayment, sandboxReport } from './sandbox.ts';

const completion = z.object({
  /**
   * The payer's act; `closing` pays from an account that is closed before anything comes back to it; `cancelled` is reported as failed, `reversed` is
   * a charge-back, `won` undoes that; `refund_failed` and `refund_arrived` are the bank's outcome of a refund.
   */
  outcome: z.enum([
    ...(['paid', 'closing', 'failed', 'expired', 'cancelled', 'reversed', 'won'] as const),
    ...(['refund_failed', 'refund_arrived'] as const),
  ]),
  /** How the report is sent: once, twice, late, or never. */
  webhook: z.enum(['once', 'duplicate', 'delay', 'lose']).default('once'),
  /** The payer paid before the page closed, and the bank reports it only now. */
  late: z.coerce.boolean().default(false),
  delayMs: z.coerce.number().int().min(0).max(minute).default(2000),
});

type Completion = z.output<typeof completion>;

/** The provider's side: its checkout page, and `POST {paymentLink}/complete`, which does the same without a browser. */
export async function serveSandboxPayments(
  app: FastifyInstance,
  { db, clock, secret }: { db: Database; clock: Clock; secret: Secret },
): Promise<void> {
  const report = async (reference: string) => {
    const { body, headers } = sandboxReport(secret, reference, clock.now());
    await app.inject({ method: 'POST', url: '/api/payments/webhooks/sandbox', payload: body, headers });
  };

  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });

    scope.get<{ Params: { reference: string } }>('/sandbox/checkout/:reference', async (request, reply) => {
      const payment = await findSandboxPayment(db, request.params.reference);
      if (!payment) throw new Refused('payment_not_found');
      return reply.type('text/html; charset=utf-8').send(checkoutPage(payment, request.nonce));
    });

    scope.post<{ Params: { reference: string } }>('/sandbox/checkout/:reference/complete', async (request, reply) => {
      const { reference } = request.params;
      const asked = completion.safeParse(request.body ?? {});
      if (!asked.success)
        throw new Refused('invalid_input', undefined, [
          { path: 'outcome', message: completion.shape.outcome.options.join(', ') },
        ]);
      const { outcome, webhook, late, delayMs } = asked.data;
      const payment = await findSandboxPayment(db, reference);
      if (!payment) throw new Refused('payment_not_found');
      if (outcome === 'refund_failed' || outcome === 'refund_arrived') await settleRefund(db, reference, outcome);
      else await settlePayment(db, reference, { outcome, late });
      if (webhook === 'once' || webhook === 'duplicate') await report(reference);
      if (webhook === 'duplicate') await report(reference);
      if (webhook === 'delay') void wait(delayMs, undefined, { ref: false }).then(() => report(reference));
      if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
        return reply.redirect(payment.return_url, 303);
      return {
        status: 'success',
        outcome: (await findSandboxPayment(db, reference))?.status,
        returnUrl: payment.return_url,
      };
    });
  });
}

async function settlePayment(
  db: Database,
  reference: string,
  { outcome, late }: { outcome: Exclude<Completion['outcome'], 'refund_failed' | 'refund_arrived'>; late: boolean },
): Promise<void> {
  const status = ({ cancelled: 'failed', won: 'paid', closing: 'paid' } as const)[outcome as 'cancelled'] ?? outcome;
  // A settled payment stays as it is, unless what was paid is taken back, or that is undone.
  const before =
    { reversed: ['paid'], won: ['reversed'] }[outcome as 'reversed' | 'won'] ?? (late ? ['open', 'expired'] : ['open']);
  await sql`
    update sandbox_payment set status = ${status}, refunds_fail = refunds_fail or ${outcome === 'closing'}
    where reference = ${reference} and status = any(${before})`.execute(db);
}

/** Sets the bank's outcome of the latest refund. */
async function settleRefund(db: Database, payment: string, outcome: 'refund_failed' | 'refund_arrived'): Promise<void> {
  const set = outcome === 'refund_failed' ? sql`fails_at = app_now()` : sql`arrives_at = app_now(), fails_at = null`;
  await sql`
    update sandbox_refund r set ${set}
    where payment = ${payment} and ${isStanding(sql`r`)}`.execute(db);
}
