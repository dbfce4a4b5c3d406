import type { PaymentMethod } from '@rondo/rules';
import type { ToldRefund } from '@rondo/rules/refunds';
import type Stripe from 'stripe';
import { z } from 'zod';
import { stripeAccount } from './stripe-account.ts';
import { type Secret, someSecret } from '../../platform/sessions/tokens.ts';
import {
  answerLimitMs,
  type PaymentProvider,
  type PaymentState,
  ProviderError,
  webhookToleranceMs,
} from './provider.ts';

/** Checkout offers Apple Pay by itself beside the card fields, in browsers that have it. */
const methods: Record<PaymentMethod, 'ideal' | 'revolut_pay' | 'card'> = {
  ideal: 'ideal',
  revolut: 'revolut_pay',
  card: 'card',
  applepay: 'card',
};

/** A session may not expire sooner than this after its creation. */
const sessionMinutes = 30;

const refund = z.object({
  id: z.string(),
  amount: z.int(),
  status: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
const charge = z.object({ disputed: z.boolean(), refunds: z.object({ data: z.array(refund) }).nullish() });
const intent = z.object({
  id: z.string(),
  status: z.string(),
  amount_received: z.int(),
  currency: z.string(),
  latest_charge: charge.nullable(),
});
const session = z.object({
  object: z.literal('checkout.session'),
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int(),
  currency: z.string().length(3),
  payment_intent: intent.nullable(),
});
const created = z.object({ id: z.string(), url: z.url({ protocol: /^https?$/ }), client_reference_id: z.string() });
const event = z.object({
  data: z.object({ object: z.object({ object: z.string(), id: z.string(), payment_intent: z.string().nullish() }) }),
});
const disputes = z.object({ data: z.array(z.object({ amount: z.int(), status: z.string() })) });
const sessions = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Disputes in which the payer has the money: not mere inquiries, and not won. */
const standing: ReadonlySet<string> = new Set(['needs_response', 'under_review', 'lost']);

const referenceForm = /^cs_[A-Za-z\d_]{8,250}$/;

/**
 * Stripe Checkout: a hosted page for one payment. Webhooks are signed; the endpoint is `/api/payments/webhooks/stripe`, for the events
 * `checkout.session.*`, `charge.refunded`, `charge.dispute.*`, `charge.refund.updated`, `refund.updated` and `refund.failed`. The SDK is loaded only here, so that other installations don't pay for it.
 */
export async function stripePayments({
  secretKey,
  webhookSecret,
  apiUrl,
  limitMs = answerLimitMs,
}: {
  /** `sk_…` or a restricted `rk_…` that may write Checkout Sessions and refunds, and read payment intents, charges, disputes, payouts and the balance. */
  secretKey: string;
  /** `whsec_…` of the endpoint, and earlier ones while it is rotated. */
  webhookSecret: Secret;
  apiUrl: string;
  limitMs?: number;
}): Promise<PaymentProvider> {
  const { default: StripeSdk } = await import('stripe');
  const at = new URL(apiUrl);
  const stripe = new StripeSdk(secretKey, {
    host: at.hostname,
    port: at.port || (at.protocol === 'https:' ? 443 : 80),
    protocol: at.protocol === 'https:' ? 'https' : 'http',
    timeout: Math.floor(limitMs * 0.45),
    maxNetworkRetries: 1,
    telemetry: false,
  });

  /** null if Stripe answers with a status in `no`. */
  const ask = async <T>(what: string, question: () => Promise<T>, no: number[] = []): Promise<T | null> => {
    try {
      return await within(limitMs, question());
    } catch (error) {
      if (error instanceof StripeSdk.errors.StripeError && no.includes(error.statusCode ?? 0)) return null;
      // Stripe's own messages may show parts of the key.
      if (error instanceof StripeSdk.errors.StripeError)
        throw new ProviderError(`Stripe: ${error.statusCode ?? 'no answer'} (${error.type}) to ${what}`, {
          // Of a connection that failed; it knows no key.
          cause: error instanceof StripeSdk.errors.StripeConnectionError ? error.detail : undefined,
        });
      if (error === late) throw new ProviderError(`Stripe: no answer in time to ${what}`);
      throw error;
    }
  };

  const find = async (reference: string) => {
    if (!referenceForm.test(reference)) return null;
    const read = () =>
      stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent.latest_charge.refunds'] });
    const answer = await ask('reading a session', read, [404]);
    if (answer === null) return null;
    const parsed = session.safeParse(answer);
    if (!parsed.success || parsed.data.id !== reference)
      throw new ProviderError('Stripe answered another session than was asked for');
    return parsed.data;
  };

  /** How much of a session's payment the payer has back, in cents. */
  const takenBackOf = async ({ payment_intent: payment }: z.output<typeof session>): Promise<number> => {
    const refunded = standingOf(refundsOf(payment));
    if (!payment?.latest_charge?.disputed) return refunded;
    const answer = await ask('reading disputes', () =>
      stripe.disputes.list({ payment_intent: payment.id, limit: 100 }),
    );
    const parsed = disputes.safeParse(answer);
    if (!parsed.success) throw new ProviderError('Stripe answered something else than disputes');
    const lost = parsed.data.data.filter(({ status }) => standing.has(status));
    return Math.min(
      lost.reduce((sum, { amount }) => sum + amount, refunded),
      payment.amount_received,
    );
  };

  /** The session of a payment that disputes and refunds are reported about; '' if it has none. */
  const sessionOf = async (payment: string): Promise<string> => {
    const answer = await ask('finding a session', () =>
      stripe.checkout.sessions.list({ payment_intent: payment, limit: 1 }),
    );
    const parsed = sessions.safeParse(answer);
    if (!parsed.success) throw new ProviderError('Stripe answered something else than sessions');
    return parsed.data.data[0]?.id ?? '';
  };

  return {
    name: 'stripe',
    account: stripeAccount(stripe, ask, sessionOf),

    async tryKey() {
      await ask('reading the balance', () => stripe.balance.retrieve());
    },

    async createCheckout({ orderId, totalCents, method, description, returnUrl, expiresAt }) {
      const metadata = { orderId };
      const params: Stripe.Checkout.SessionCreateParams = {
        mode: 'payment',
        // Narrows what is enabled in the dashboard; the older payment_method_types is gone from this API version.
        allowed_payment_method_types: [methods[method]],
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'eur', unit_amount: totalCents, product_data: { name: description } },
          },
        ],
        // Everybody pays in euros, the order's currency.
        adaptive_pricing: { enabled: false },
        success_url: returnUrl,
        cancel_url: returnUrl,
        client_reference_id: orderId,
        metadata,
        payment_intent_data: { description, metadata },
        // Stripe refuses less than half an hour from the request. Counted from the order's end it is always enough, and the same on every
        // attempt, as idempotency requires; closeCheckout closes the page in time.
        expires_at: Math.ceil(expiresAt.getTime() / 1000) + sessionMinutes * 60,
      };
      const answer = await ask('creating a session', () =>
        stripe.checkout.sessions.create(params, { idempotencyKey: orderId }),
      );
      const parsed = created.safeParse(answer);
      if (!parsed.success) throw new ProviderError('Stripe answered something else than a session');
      const { id, url, client_reference_id } = parsed.data;
      if (client_reference_id !== orderId || !referenceForm.test(id))
        throw new ProviderError('Stripe answered another session than was asked for');
      return { reference: id, url };
    },

    async fetchState(reference) {
      const found = await find(reference);
      const refunds = refundsOf(found?.payment_intent ?? null);
      return found && { reference, ...stateOf(found, await takenBackOf(found)), refunds };
    },

    async closeCheckout(reference) {
      // 400: it is already complete or expired.
      if (referenceForm.test(reference))
        await ask('closing a session', () => stripe.checkout.sessions.expire(reference), [400, 404]);
    },

    async refund(reference, { refundId, cents }) {
      const found = await find(reference);
      const payment = found?.payment_intent;
      const known = refundsOf(payment ?? null).find((one) => one.refundId === refundId);
      if (known) return known;
      if (!found || !payment || stateOf(found, await takenBackOf(found)).status !== 'paid') return null;
      const answer = await ask('refunding', () =>
        stripe.refunds.create(
          { payment_intent: payment.id, amount: cents, metadata: { refundId } },
          { idempotencyKey: `refund-${refundId}` },
        ),
      );
      const parsed = refund.safeParse(answer);
      if (!parsed.success) throw new ProviderError('Stripe answered something else than a refund');
      return { ...toldOf(parsed.data), refundId };
    },

    async readWebhook(rawBody, headers, now) {
      const header = String(headers['stripe-signature'] ?? '');
      // The SDK refuses old reports; this also refuses reports from the future.
      const sentAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1] ?? Number.NaN) * 1000;
      if (!(Math.abs(now.getTime() - sentAt) <= webhookToleranceMs)) return null;
      const seconds = webhookToleranceMs / 1000;
      let told: unknown;
      const isGenuine = someSecret(webhookSecret, (one) => {
        try {
          told = stripe.webhooks.constructEvent(rawBody, header, one, seconds, undefined, now.getTime());
          return true;
        } catch {
          return false;
        }
      });
      if (!isGenuine) return null;
      const { data, success } = event.safeParse(told);
      if (!success) return '';
      const { object, id, payment_intent: payment } = data.data.object;
      if (object === 'checkout.session') return id;
      return ['charge', 'dispute', 'refund'].includes(object) && payment ? sessionOf(payment) : '';
    },
  };
}

const refundsOf = (payment: z.output<typeof intent> | null): ToldRefund[] =>
  (payment?.latest_charge?.refunds?.data ?? []).map(toldOf);

/** Stripe returns the money of a failed or cancelled refund; a succeeded refund may still fail. */
function toldOf({ id, amount, status, metadata }: z.output<typeof refund>): ToldRefund {
  const said =
    status === 'failed' || status === 'canceled' ? 'failed' : status === 'succeeded' ? 'arrived' : 'under_way';
  return { reference: id, refundId: metadata?.['refundId'] ?? null, status: said, cents: amount };
}

const standingOf = (refunds: readonly ToldRefund[]): number =>
  refunds.reduce((sum, { status, cents }) => (status === 'failed' ? sum : sum + cents), 0);

function stateOf(found: z.output<typeof session>, takenBackCents: number): Omit<PaymentState, 'reference' | 'refunds'> {
  const paid = found.payment_status !== 'unpaid';
  const { payment_intent: payment } = found;
  const asked = { totalCents: found.amount_total, takenBackCents, currency: found.currency.toUpperCase() };
  if (paid) {
    const received = payment && { totalCents: payment.amount_received, currency: payment.currency.toUpperCase() };
    return { status: takenBackCents > 0 ? 'reversed' : 'paid', ...asked, ...received };
  }
  if (found.status === 'expired') return { status: 'expired', ...asked };
  // A bank may answer after the page is done; while the page is open, the payer can try again.
  const refused =
    found.status === 'complete' && ['requires_payment_method', 'canceled'].includes(payment?.status ?? '');
  return { status: refused ? 'failed' : 'open', ...asked };
}

const late = new Error('late');

/** The SDK measures time from the last byte received; this measures the total. */
async function within<T>(limitMs: number, promise: Promise<T>): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late), limitMs);
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
