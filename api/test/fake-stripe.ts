import { createHmac, randomBytes } from 'node:crypto';
import {
  type Asked,
  type Booked,
  type BookedRefund,
  type FakeProvider,
  must,
  mustBe,
  pageSize,
  type Reply,
  startFakeProvider,
} from './fake-provider.ts';

/** Keys that the fake accepts. */
export const stripeKeys = { secretKey: 'sk_test_rondo0123456789', webhookSecret: 'whsec_rondo0123456789' };

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Stripe's Checkout Sessions as API version 2026-10-28 has them: create, retrieve, expire; and refunds. */
export async function startFakeStripe(): Promise<FakeProvider> {
  return startFakeProvider((asked, fake) => {
    if (asked.headers.authorization !== `Bearer ${stripeKeys.secretKey}`)
      return refusal(401, `Invalid API Key provided: ${asked.headers.authorization}`);
    must(asked.headers['stripe-version'] === '2026-10-28.endive', `version ${String(asked.headers['stripe-version'])}`);
    const { pathname, searchParams } = new URL(asked.path, fake.url);
    if (pathname === '/v1/refunds') return refund(asked, fake);
    if (asked.method === 'GET' && /^\/v1\/(?:payouts|balance|balance_transactions)$/.test(pathname))
      return accountOf(pathname, searchParams, fake);
    const payment = searchParams.get('payment_intent');
    if (asked.method === 'GET' && payment !== null) return list(pathname, payment, fake);
    const [, reference, action] = /^\/v1\/checkout\/sessions(?:\/(cs_\w+))?(?:\/(expire))?$/.exec(pathname) ?? [];
    if (reference === undefined) {
      must(pathname === '/v1/checkout/sessions' && asked.method === 'POST', 'no such call');
      return create(asked, fake);
    }
    const booked = fake.books.get(reference);
    if (!booked) return refusal(404, `No such checkout.session: ${reference}`, 'resource_missing');
    if (action === 'expire') {
      must(asked.method === 'POST' && asked.body === '', 'expire takes nothing');
      if (booked.status !== 'open')
        return refusal(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
      booked.status = 'expired';
    } else {
      must(asked.method === 'GET', 'no such call');
      mustBe(Object.fromEntries(searchParams), { 'expand[0]': 'payment_intent.latest_charge.refunds' });
    }
    return { status: 200, body: sessionOf(booked, action === undefined) };
  });
}

/** The parts of a payment: its disputes, or its session. */
function list(pathname: string, payment: string, fake: FakeProvider): Reply {
  const booked = [...fake.books.values()].find(({ reference }) => intentOf(reference) === payment);
  const answer = (data: object[]) => ({ status: 200, body: { object: 'list', has_more: false, data } });
  if (pathname === '/v1/checkout/sessions') return answer(booked ? [sessionOf(booked, false)] : []);
  must(pathname === '/v1/disputes', 'no such call');
  return answer(
    (booked?.disputed ?? []).map(({ cents, won }, index) => ({
      id: `dp_${index}`,
      object: 'dispute',
      amount: cents,
      status: won ? 'won' : 'needs_response',
    })),
  );
}

/** Payouts, their balance transactions, and the balance. */
function accountOf(pathname: string, asked: URLSearchParams, fake: FakeProvider): Reply {
  const page = <T extends { id: string }>(all: T[]) => {
    must(asked.get('limit') === '100', 'not a whole page');
    const from = all.findIndex(({ id }) => id === asked.get('starting_after')) + 1;
    const data = all.slice(from, from + pageSize);
    return { status: 200, body: { object: 'list', has_more: from + pageSize < all.length, data } };
  };
  if (pathname === '/v1/balance') {
    const [available, pending] = [Math.floor(fake.holdsCents / 2), Math.ceil(fake.holdsCents / 2)];
    const money = (amount: number) => [{ amount, currency: 'eur', source_types: { card: amount } }];
    return { status: 200, body: { object: 'balance', available: money(available), pending: money(pending) } };
  }
  if (pathname === '/v1/payouts') {
    must(asked.get('status') === 'paid', 'not those that are paid');
    const since = Number(asked.get('arrival_date[gte]'));
    const paid = fake.paidOut.map(({ reference: id, paidAt, parts }) => ({
      id,
      object: 'payout',
      amount: parts.reduce(
        (sum, { kind, cents, feeCents = 0 }) => sum + (kind === 'cost' ? -cents : cents - feeCents),
        0,
      ),
      arrival_date: paidAt.getTime() / 1000,
      automatic: true,
      currency: 'eur',
      status: 'paid',
    }));
    return page(paid.filter(({ arrival_date }) => arrival_date >= since));
  }
  must(asked.get('expand[0]') === 'data.source', 'without their sources');
  const payout = fake.paidOut.find(({ reference }) => reference === asked.get('payout'));
  must(payout !== undefined, 'no such payout');
  const categories = { payment: 'charge', refund: 'refund', charge_back: 'dispute', cost: 'fee' };
  const moved = payout.parts.map(({ id, kind, of, cents, feeCents = 0 }) => ({
    id,
    object: 'balance_transaction',
    amount: kind === 'cost' ? -cents : cents,
    fee: feeCents,
    reporting_category: categories[kind],
    description: kind === 'cost' ? id : null,
    source:
      of === null
        ? null
        : {
            id: `src_${id}`,
            payment_intent: intentOf(of),
            ...(kind === 'payment' && { metadata: { orderId: fake.books.get(of)?.orderId } }),
          },
  }));
  // The payout itself is a transaction too.
  const { reference } = payout;
  const own = { id: reference, amount: 0, fee: 0, reporting_category: 'payout', description: null, source: null };
  return page([{ ...own, object: 'balance_transaction' }, ...moved]);
}

function create(asked: Asked, fake: FakeProvider): Reply {
  must(asked.headers['content-type'] === 'application/x-www-form-urlencoded', 'not a form');
  const key = String(asked.headers['idempotency-key']);
  must(uuid.test(key), 'the idempotency key is no order');
  const fields = Object.fromEntries(new URLSearchParams(asked.body));
  const description = fields['payment_intent_data[description]'] ?? '';
  const now = fake.now().getTime() / 1000;
  mustBe(fields, {
    mode: 'payment',
    'allowed_payment_method_types[0]': /^(?:ideal|revolut_pay|card)$/,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': (cents) => /^\d{2,8}$/.test(cents) && Number(cents) >= 50,
    'line_items[0][price_data][product_data][name]': (name) => name.length > 0 && name === description,
    'adaptive_pricing[enabled]': 'false',
    success_url: (url) => URL.canParse(url),
    cancel_url: fields['success_url'] ?? '',
    client_reference_id: key,
    'metadata[orderId]': key,
    'payment_intent_data[description]': description,
    'payment_intent_data[metadata][orderId]': key,
    expires_at: (at) => Number(at) >= now + 30 * 60 && Number(at) <= now + 24 * 60 * 60,
  });
  const before = [...fake.books.values()].find(({ orderId }) => orderId === key);
  if (before) {
    must(before.firstAnswer.asked === asked.body, 'the same key with another body');
    return { status: 200, body: JSON.parse(before.firstAnswer.body) as object };
  }
  const booked: Booked = {
    reference: `cs_test_${randomBytes(24).toString('hex')}`,
    orderId: key,
    status: 'open',
    totalCents: Number(fields['line_items[0][price_data][unit_amount]']),
    currency: 'EUR',
    method: fields['allowed_payment_method_types[0]'] ?? '',
    firstAnswer: { body: '', asked: asked.body },
  };
  const body = sessionOf(booked, false);
  booked.firstAnswer.body = JSON.stringify(body);
  fake.books.set(booked.reference, booked);
  return { status: 200, body };
}

function refund({ method, headers, body }: Asked, fake: FakeProvider): Reply {
  const fields = Object.fromEntries(new URLSearchParams(body));
  const booked = [...fake.books.values()].find(({ reference }) => intentOf(reference) === fields['payment_intent']);
  must(method === 'POST' && booked !== undefined, 'no such payment');
  const refundId = fields['metadata[refundId]'] ?? '';
  mustBe(fields, {
    payment_intent: intentOf(booked.reference),
    amount: /^[1-9]\d{0,7}$/,
    'metadata[refundId]': uuid,
  });
  must(headers['idempotency-key'] === `refund-${refundId}`, 'the idempotency key is no refund');
  must(booked.status === 'paid', 'nothing to refund');
  const cents = Number(fields['amount']);
  const standing = (booked.refunds ?? []).filter(({ status }) => status !== 'failed');
  must(standing.reduce((sum, one) => sum + one.cents, cents) <= booked.totalCents, 'more than is left');
  const refunded = { id: `re_${randomBytes(12).toString('hex')}`, refundId, cents, status: 'pending' };
  booked.refunds = [...(booked.refunds ?? []), refunded];
  return { status: 200, body: refundOf(refunded) };
}

const refundOf = ({ id, refundId, cents, status }: BookedRefund) => ({
  id,
  object: 'refund',
  amount: cents,
  status,
  metadata: refundId === null ? {} : { refundId },
});

export const intentOf = (reference: string) => `pi_${reference.slice(-24)}`;

function refusal(status: number, message: string, code?: string): Reply {
  return {
    status,
    body: { error: { type: 'invalid_request_error', message, ...(code && { code, param: 'session' }) } },
  };
}

/** The session as Stripe shows it, with the fields that matter and some that don't. */
function sessionOf(
  { reference, orderId, status, totalCents, currency, method, disputed, refunds = [] }: Booked,
  expanded: boolean,
): object {
  const paid = status === 'paid' || status === 'reversed';
  const refused = status === 'failed' || status === 'cancelled';
  const money = currency.toLowerCase();
  const intent = {
    id: intentOf(reference),
    object: 'payment_intent',
    amount: totalCents,
    amount_received: paid ? totalCents : 0,
    currency: money,
    status: paid ? 'succeeded' : status === 'cancelled' ? 'canceled' : 'requires_payment_method',
    latest_charge: paid
      ? {
          id: `ch_${reference.slice(-24)}`,
          object: 'charge',
          amount: totalCents,
          disputed: disputed !== undefined,
          refunded: false,
          refunds: {
            object: 'list',
            has_more: false,
            data: [
              ...refunds,
              // The refund was made in Stripe's dashboard.
              ...(status === 'reversed'
                ? [{ id: 're_0123456789', refundId: null, cents: totalCents, status: 'succeeded' }]
                : []),
            ].map(refundOf),
          },
        }
      : null,
    metadata: { orderId },
  };
  const shown = paid || refused ? (expanded ? intent : intent.id) : null;
  return {
    id: reference,
    object: 'checkout.session',
    status: paid || refused ? 'complete' : status,
    payment_status: paid ? 'paid' : 'unpaid',
    amount_subtotal: totalCents,
    amount_total: totalCents,
    currency: money,
    client_reference_id: orderId,
    metadata: { orderId },
    mode: 'payment',
    livemode: false,
    allowed_payment_method_types: [method],
    payment_method_types: [method],
    payment_intent: shown,
    url: status === 'open' ? `https://checkout.stripe.com/c/pay/${reference}#fid` : null,
  };
}

/** A report as Stripe sends it: an event about `object`, signed over its second and its bytes. */
export function stripeReport(
  reference: string,
  at: Date,
  {
    secret = stripeKeys.webhookSecret,
    type = 'checkout.session.completed',
    object = 'checkout.session',
    payment = '',
  } = {},
): { body: string; headers: Record<string, string> } {
  const seconds = Math.floor(at.getTime() / 1000);
  const body = JSON.stringify({
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: seconds,
    livemode: false,
    type,
    data: {
      object: { id: reference, object, ...(payment ? { payment_intent: payment } : { payment_status: 'paid' }) },
    },
  });
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return {
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${seconds},v1=${signature}` },
  };
}
