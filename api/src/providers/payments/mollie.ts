import { centsToEuros, type PaymentMethod } from '@rondo/rules';
import type { ToldRefund } from '@rondo/rules/refunds';
import { isIP } from 'node:net';
import { z } from 'zod';
import { mollieAccount } from './mollie-account.ts';
import { mollieClient } from './mollie-client.ts';
import { answerLimitMs, type PaymentProvider, type PaymentState, ProviderError } from './provider.ts';

/** Mollie doesn't have Revolut Pay: people pay with their Revolut card instead, at the same cost. */
const methods: Record<PaymentMethod, string> = {
  ideal: 'ideal',
  revolut: 'creditcard',
  card: 'creditcard',
  applepay: 'applepay',
};

const statuses = {
  open: 'open',
  pending: 'open',
  authorized: 'open',
  paid: 'paid',
  canceled: 'failed',
  failed: 'failed',
  expired: 'expired',
} as const;

const amount = z.object({
  currency: z.string().length(3),
  /** Euros with two decimals; other currencies have up to three. */
  value: z.string().regex(/^\d{1,9}(?:\.\d{1,3})?$/),
});
const refund = z.object({
  id: z.string(),
  amount,
  status: z.string(),
  metadata: z.object({ refundId: z.string() }).nullable().catch(null),
});
const payment = z.object({
  resource: z.literal('payment'),
  id: z.string(),
  status: z.enum(Object.keys(statuses) as (keyof typeof statuses)[]),
  amount,
  _embedded: z
    .object({
      chargebacks: z.array(z.object({ amount, reversedAt: z.string().nullish() })).optional(),
      refunds: z.array(refund).optional(),
    })
    .optional(),
  metadata: z.object({ orderId: z.string() }).nullable().catch(null),
  _links: z.object({ checkout: z.object({ href: z.url({ protocol: /^https?$/ }) }).nullish() }),
});
type Payment = z.output<typeof payment>;

const referenceForm = /^tr_[A-Za-z\d]{6,60}$/;

/**
 * Mollie, Payments API v2 (`POST`, `GET` and `DELETE /v2/payments`, `POST /v2/payments/{id}/refunds`), with an API key.
 * Its classic webhook posts `id=tr_…` and is not signed, so nothing in it is trusted: a report makes the server fetch that payment over
 * TLS with its own key, and a forged one can do no more than that. References are random and known only to the payer and Mollie; one that
 * belongs to no order does nothing, so guessing never calls Mollie.
 * Mollie keeps an idempotency key for one hour, as long as an order lives. How long its page stays open depends on the method (iDEAL: 15
 * minutes); a payment that Mollie can no longer cancel stays open until then.
 */
export function molliePayments({
  apiKey,
  accessToken = null,
  apiUrl,
  webhookUrl,
  limitMs = answerLimitMs,
}: {
  /** `test_…` or `live_…` */
  apiKey: string;
  /** `access_…`, for reading what Mollie paid to the bank; null if that isn't read. */
  accessToken?: string | null;
  apiUrl: string;
  /** null if Mollie can't reach this server; then orders are polled every minute instead. */
  webhookUrl: string | null;
  limitMs?: number;
}): PaymentProvider {
  const ask = mollieClient({ apiKey, apiUrl, limitMs });
  const find = async (reference: string): Promise<Payment | null> => {
    if (!referenceForm.test(reference)) return null;
    const { status, body } = await ask({ method: 'GET', path: `payments/${reference}?embed=chargebacks,refunds` });
    if (status === 404 || status === 410) return null;
    if (status !== 200) throw new ProviderError(`Mollie answered ${status} to GET payments`);
    const found = read(body);
    if (found.id !== reference) throw new ProviderError('Mollie answered another payment than was asked for');
    return found;
  };
  return {
    name: 'mollie',
    account: accessToken === null ? null : mollieAccount(mollieClient({ apiKey: accessToken, apiUrl, limitMs })),

    async tryKey() {
      const { status } = await ask({ method: 'GET', path: 'methods' });
      if (status !== 200) throw new ProviderError(`Mollie answered ${status} to GET methods`);
    },

    async createCheckout({ orderId, totalCents, method, description, returnUrl }) {
      const body = {
        amount: { currency: 'EUR', value: centsToEuros(totalCents).toFixed(2) },
        description: description.slice(0, 255),
        redirectUrl: returnUrl,
        cancelUrl: returnUrl,
        ...(webhookUrl !== null && { webhookUrl }),
        method: methods[method],
        metadata: { orderId },
      };
      const answer = await ask({ method: 'POST', path: 'payments', body, idempotencyKey: orderId });
      if (answer.status !== 201) throw new ProviderError(`Mollie refused a payment with ${answer.status}`);
      const created = read(answer.body);
      const url = created._links.checkout?.href;
      if (created.metadata?.orderId !== orderId || !referenceForm.test(created.id) || !url)
        throw new ProviderError('Mollie answered another payment than was asked for');
      return { reference: created.id, url };
    },

    async fetchState(reference) {
      const found = await find(reference);
      return (
        found && {
          reference,
          status: statusOf(found),
          ...moneyOf(found.amount),
          takenBackCents: takenBackOf(found),
          refunds: refundsOf(found),
        }
      );
    },

    async closeCheckout(reference) {
      // 422: the payment is paid or over, or its method can't be cancelled.
      if (referenceForm.test(reference)) await ask({ method: 'DELETE', path: `payments/${reference}` });
    },

    async refund(reference, { refundId, cents }) {
      const found = await find(reference);
      const known = found && refundsOf(found).find((one) => one.refundId === refundId);
      if (known) return known;
      if (!found || statusOf(found) !== 'paid') return null;
      const path = `payments/${reference}/refunds`;
      const body = {
        amount: { ...found.amount, value: centsToEuros(cents).toFixed(2) },
        metadata: { refundId },
      };
      const answer = await ask({ method: 'POST', path, body, idempotencyKey: `refund-${refundId}` });
      if (answer.status !== 201) throw new ProviderError(`Mollie refused a refund with ${answer.status}`);
      const parsed = refund.safeParse(answer.body);
      if (!parsed.success) throw new ProviderError('Mollie answered something else than a refund');
      return { ...toldOf(parsed.data), refundId };
    },

    async readWebhook(rawBody, headers) {
      const type = String(headers['content-type'] ?? '');
      if (!/^application\/x-www-form-urlencoded\b/i.test(type) || rawBody.length > 1000) return null;
      const id = new URLSearchParams(rawBody).get('id') ?? '';
      return referenceForm.test(id) ? id : null;
    },
  };
}

/** The address that Mollie reports to; null if it can't reach `publicUrl`, for which it would refuse the payment. */
export function mollieWebhookUrl(publicUrl: string): string | null {
  const { protocol, hostname } = new URL(publicUrl);
  const isPublic =
    protocol === 'https:' &&
    isIP(hostname.replace(/^\[|\]$/g, '')) === 0 &&
    hostname.includes('.') &&
    !/\.(?:localhost|local|internal|test|example|invalid)$/.test(hostname);
  return isPublic ? `${publicUrl}/api/payments/webhooks/mollie` : null;
}

function read(body: unknown): Payment {
  const parsed = payment.safeParse(body);
  if (!parsed.success) throw new ProviderError('Mollie answered something else than a payment');
  return parsed.data;
}

function statusOf(found: Payment): PaymentState['status'] {
  return takenBackOf(found) > 0 ? 'reversed' : statuses[found.status];
}

/** Charge-backs stay listed after they are reversed, and refunds after they failed, so they are counted here rather than by Mollie. */
function takenBackOf(found: Payment): number {
  const chargebacks = (found._embedded?.chargebacks ?? []).filter(({ reversedAt }) => !reversedAt);
  const parts = [
    ...refundsOf(found).map(({ status, cents }) => (status === 'failed' ? 0 : cents)),
    ...chargebacks.map((one) => moneyOf(one.amount).totalCents),
  ];
  const cents = parts.reduce((sum, part) => sum + part, 0);
  return Math.min(cents, moneyOf(found.amount).totalCents);
}

const refundsOf = ({ _embedded }: Payment): ToldRefund[] => (_embedded?.refunds ?? []).map(toldOf);

function toldOf({ id, amount: sent, status, metadata }: z.output<typeof refund>): ToldRefund {
  const said =
    status === 'failed' || status === 'canceled' ? 'failed' : status === 'refunded' ? 'arrived' : 'under_way';
  return { reference: id, refundId: metadata?.refundId ?? null, status: said, cents: moneyOf(sent).totalCents };
}

function moneyOf({ value, currency }: z.output<typeof amount>): { totalCents: number; currency: string } {
  return { totalCents: Math.round(Number(value) * 100), currency: currency.toUpperCase() };
}
