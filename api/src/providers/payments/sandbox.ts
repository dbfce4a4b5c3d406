import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import { isSigned, type Secret, sign } from '../../platform/sessions/tokens.ts';
import { sandboxAccount } from './sandbox-account.ts';
import { findSandboxRefunds, isStanding } from './sandbox-refunds.ts';
import { type Checkout, type PaymentProvider, type PaymentState, webhookToleranceMs } from './provider.ts';

export type SandboxPayment = Pick<
  Rows['sandbox_payment'],
  'reference' | 'total_cents' | 'method' | 'description' | 'return_url' | 'status' | 'currency'
>;

/** A provider of play money. Like a real one, it keeps its own books and reports by signed webhook. */
export function sandboxPayments(db: Database, secret: Secret): PaymentProvider {
  return {
    name: 'sandbox',
    account: sandboxAccount(db),
    tryKey: async () => undefined,

    async createCheckout({ orderId, totalCents, method, description, returnUrl }): Promise<Checkout> {
      const { rows } = await sql<{ reference: string }>`
        insert into sandbox_payment (reference, order_id, total_cents, method, description, return_url)
        values (${`sb_${randomBytes(12).toString('hex')}`}, ${orderId}, ${totalCents}, ${method}, ${description}, ${returnUrl})
        on conflict (order_id) do update set order_id = excluded.order_id
        returning reference`.execute(db);
      const reference = rows[0]?.reference ?? '';
      return { reference, url: new URL(`/sandbox/checkout/${reference}`, returnUrl).href };
    },

    async fetchState(reference): Promise<PaymentState | null> {
      const payment = await findSandboxPayment(db, reference);
      if (!payment) return null;
      const { total_cents: totalCents, currency } = payment;
      const refunds = await findSandboxRefunds(db, reference);
      const standingCents = refunds.reduce((sum, { status, cents }) => (status === 'failed' ? sum : sum + cents), 0);
      const takenBackCents = payment.status === 'reversed' ? totalCents : standingCents;
      return {
        reference,
        status: takenBackCents > 0 ? 'reversed' : payment.status,
        totalCents,
        takenBackCents,
        refunds,
        currency,
      };
    },

    async closeCheckout(reference) {
      await sql`update sandbox_payment set status = 'expired' where reference = ${reference} and status = 'open'`.execute(
        db,
      );
    },

    async refund(reference, { refundId, cents }) {
      await sql`
        insert into sandbox_refund (reference, payment, refund_id, cents, asked_at, arrives_at, fails_at)
        select ${`sbr_${randomBytes(12).toString('hex')}`}, p.reference, ${refundId}, ${cents}, t.now, t.now + interval '1 day',
          case when p.refunds_fail then t.now + interval '2 days' end
        from (select * from sandbox_payment where reference = ${reference} and status = 'paid' for no key update) p, (select app_now() as now) t
        where not exists (select from sandbox_refund r where r.payment = p.reference and (r.refund_id = ${refundId} or ${isStanding(sql`r`)}))`.execute(
        db,
      );
      return (await findSandboxRefunds(db, reference)).find((one) => one.refundId === refundId) ?? null;
    },

    async readWebhook(rawBody, headers, now) {
      const [timestamp = '', signature = ''] = String(headers['sandbox-signature'] ?? '').split('.');
      const ageMs = Math.abs(now.getTime() - Number(timestamp) * 1000);
      if (!(ageMs <= webhookToleranceMs) || !isSigned(secret, signature, timestamp, rawBody)) return null;
      const body: unknown = JSON.parse(rawBody);
      return typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string' ? body.id : '';
    },
  };
}

export async function findSandboxPayment(db: Database, reference: string): Promise<SandboxPayment | null> {
  if (!/^sb_[\da-f]{24}$/.test(reference)) return null;
  const { rows } = await sql<SandboxPayment>`
    select reference, total_cents, method, description, return_url, status, currency
    from sandbox_payment where reference = ${reference}`.execute(db);
  return rows[0] ?? null;
}

/** The report of a payment, signed as `readWebhook` expects it. */
export function sandboxReport(
  secret: Secret,
  reference: string,
  now: Date,
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({ id: reference });
  const timestamp = Math.floor(now.getTime() / 1000);
  const signature = `${timestamp}.${sign(secret, String(timestamp), body)}`;
  return { body, headers: { 'content-type': 'application/json', 'sandbox-signature': signature } };
}
