import { randomBytes } from 'node:crypto';
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

/** The settings that the fake accepts. */
export const mollieSettings = {
  apiKey: 'test_rondo0123456789rondo0123456789',
  accessToken: 'access_rondo0123456789rondo0123456789',
  webhookUrl: 'https://rondo.nl/api/payments/webhooks/mollie',
};

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const statuses = {
  open: 'open',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  cancelled: 'canceled',
  reversed: 'paid',
};

/** Mollie's Payments API v2: create, get, cancel, refund. */
export async function startFakeMollie(): Promise<FakeProvider> {
  return startFakeProvider((asked, fake) => {
    const { pathname, searchParams } = new URL(asked.path, fake.url);
    const isOfAccount = /^\/v2\/(?:settlements|balances)\b/.test(pathname);
    const key = isOfAccount ? mollieSettings.accessToken : mollieSettings.apiKey;
    if (asked.headers.authorization !== `Bearer ${key}`)
      return refusal(401, 'Unauthorized Request', `Missing authentication, or failed to authenticate`);
    if (isOfAccount) return accountOf(pathname, searchParams, fake);
    if (asked.path === '/v2/methods' && asked.method === 'GET') return { status: 200, body: { count: 0 } };
    const [, reference, refunds] =
      /^\/v2\/payments(?:\/(tr_\w+))?(\/refunds)?$/.exec(asked.path.replace('?embed=chargebacks,refunds', '')) ?? [];
    if (reference === undefined) {
      must(asked.path === '/v2/payments' && asked.method === 'POST', 'no such call');
      return create(asked, fake);
    }
    if (refunds) return refund(asked, fake.books.get(reference));
    must(asked.body === '', 'a body where none belongs');
    must(asked.headers['idempotency-key'] === undefined, 'a key where none belongs');
    const booked = fake.books.get(reference);
    if (!booked) return refusal(404, 'Not Found', `No payment exists with token ${reference}.`);
    if (asked.method === 'DELETE') {
      if (booked.status !== 'open') return refusal(422, 'Unprocessable Entity', 'The payment cannot be canceled');
      booked.status = 'cancelled';
    } else {
      must(asked.method === 'GET', 'no such call');
      must(asked.path.endsWith('?embed=chargebacks,refunds'), 'without what was charged back');
    }
    return { status: 200, body: paymentOf(booked) };
  });
}

/** Settlements with their payments, refunds and charge-backs, and the balance. */
function accountOf(pathname: string, asked: URLSearchParams, fake: FakeProvider): Reply {
  const euros = (cents: number) => ({ currency: 'EUR', value: (cents / 100).toFixed(2) });
  const page = (name: string, limit: string, all: { id: string }[]) => {
    must(asked.get('limit') === limit, 'not a whole page');
    const from = Math.max(
      0,
      all.findIndex(({ id }) => id === asked.get('from')),
    );
    const next = all[from + pageSize];
    const href = next && `${fake.url}${pathname}?limit=${limit}&from=${next.id}`;
    return {
      status: 200,
      body: { _embedded: { [name]: all.slice(from, from + pageSize) }, _links: { next: href ? { href } : null } },
    };
  };
  if (pathname === '/v2/balances/primary') {
    const half = Math.floor(fake.holdsCents / 2);
    const body = { resource: 'balance', availableAmount: euros(half), pendingAmount: euros(fake.holdsCents - half) };
    return { status: 200, body };
  }
  const [, reference, name] =
    /^\/v2\/settlements(?:\/(stl_\w+)\/(payments|refunds|chargebacks))?$/.exec(pathname) ?? [];
  if (reference === undefined || name === undefined) {
    must(pathname === '/v2/settlements', 'no such call');
    const paid = fake.paidOut.map(({ reference: id, paidAt, parts }) => {
      const costs = parts.filter(({ kind }) => kind === 'cost');
      const [year = '', month = ''] = paidAt.toISOString().split('-');
      const listed = costs.map(({ id: description, cents }) => ({
        description,
        method: 'ideal',
        amountGross: euros(cents),
      }));
      return {
        id,
        resource: 'settlement',
        status: 'paidout',
        settledAt: paidAt.toISOString(),
        amount: euros(parts.reduce((sum, { kind, cents }) => sum + (kind === 'cost' ? -cents : cents), 0)),
        periods: { [year]: { [month]: { revenue: [], costs: listed } } },
      };
    });
    // A settlement that isn't over comes first.
    return page('settlements', '50', [
      { ...paid[0], id: 'stl_open', status: 'open', amount: euros(0), periods: {} } as { id: string },
      ...paid,
    ]);
  }
  const settlement = fake.paidOut.find((one) => one.reference === reference);
  must(settlement !== undefined, 'no such settlement');
  const kinds = { payments: 'payment', refunds: 'refund', chargebacks: 'charge_back' } as const;
  const wanted = kinds[name as keyof typeof kinds];
  const parts = settlement.parts.filter(({ kind }) => kind === wanted);
  return page(
    name,
    '100',
    parts.map(({ id, of, cents }) => ({
      id: wanted === 'payment' ? (of ?? '') : id,
      paymentId: of,
      settlementAmount: euros(cents),
    })),
  );
}

function create(asked: Asked, fake: FakeProvider): Reply {
  must(asked.headers['content-type'] === 'application/json', 'not JSON');
  const key = String(asked.headers['idempotency-key']);
  must(uuid.test(key), 'the idempotency key is no order');
  const fields = JSON.parse(asked.body) as Record<string, unknown> & { amount: { value: string } };
  mustBe(fields, {
    amount: /^\{"currency":"EUR","value":"\d+\.\d\d"\}$/,
    description: /^.{1,255}$/,
    redirectUrl: (url) => URL.canParse(url),
    cancelUrl: String(fields['redirectUrl']),
    webhookUrl: mollieSettings.webhookUrl,
    method: /^(?:ideal|creditcard|applepay)$/,
    metadata: JSON.stringify({ orderId: key }),
  });
  const before = [...fake.books.values()].find(({ orderId }) => orderId === key);
  if (before) return { status: 201, body: JSON.parse(before.firstAnswer.body) as object };
  const booked: Booked = {
    reference: `tr_${randomBytes(12).toString('hex')}`,
    orderId: key,
    status: 'open',
    totalCents: Math.round(Number(fields.amount.value) * 100),
    currency: 'EUR',
    method: String(fields['method']),
    firstAnswer: { body: '', asked: asked.body },
  };
  const body = paymentOf(booked);
  booked.firstAnswer.body = JSON.stringify(body);
  fake.books.set(booked.reference, booked);
  return { status: 201, body };
}

function refund({ method, headers, body }: Asked, booked: Booked | undefined): Reply {
  must(method === 'POST' && booked !== undefined, 'no such call');
  const fields = JSON.parse(body) as Record<string, unknown> & {
    amount: { value: string };
    metadata: { refundId: string };
  };
  mustBe(fields, {
    amount: /^\{"currency":"[A-Z]{3}","value":"\d+\.\d\d"\}$/,
    metadata: (metadata) => uuid.test(String((JSON.parse(metadata) as { refundId?: string }).refundId)),
  });
  const { refundId } = fields.metadata;
  must(headers['idempotency-key'] === `refund-${refundId}`, 'the idempotency key is no refund');
  const cents = Math.round(Number(fields.amount.value) * 100);
  const standing = (booked.refunds ?? []).filter(({ status }) => status !== 'failed');
  must(standing.reduce((sum, one) => sum + one.cents, cents) <= booked.totalCents, 'more than is left');
  must(booked.status === 'paid', 'nothing to refund');
  const refunded = { id: `re_${randomBytes(5).toString('hex')}`, refundId, cents, status: 'pending' };
  booked.refunds = [...(booked.refunds ?? []), refunded];
  return { status: 201, body: refundOf(refunded, booked.currency) };
}

const refundOf = ({ id, refundId, cents, status }: BookedRefund, currency: string) => ({
  resource: 'refund',
  id,
  status,
  amount: { currency, value: (cents / 100).toFixed(2) },
  metadata: refundId === null ? null : { refundId },
});

function refusal(status: number, title: string, detail: string): Reply {
  return { status, body: { status, title, detail, _links: { documentation: { href: '…', type: 'text/html' } } } };
}

/** The payment as Mollie shows it, with the fields that matter and some that don't. */
function paymentOf({
  reference,
  orderId,
  status,
  totalCents,
  currency,
  method,
  disputed = [],
  refunds = [],
}: Booked): object {
  const amount = (cents: number) => ({ currency, value: (cents / 100).toFixed(2) });
  const paid = status === 'paid' || status === 'reversed';
  const chargebacks = [...disputed, ...(status === 'reversed' ? [{ cents: totalCents, won: false }] : [])];
  return {
    resource: 'payment',
    id: reference,
    mode: 'test',
    status: statuses[status],
    isCancelable: status === 'open',
    amount: amount(totalCents),
    ...(paid && { amountRemaining: amount(totalCents) }),
    ...(chargebacks.length + refunds.length > 0 && {
      amountChargedBack: amount(chargebacks.reduce((sum, { cents }) => sum + cents, 0)),
      _embedded: {
        refunds: refunds.map((one) => refundOf(one, currency)),
        chargebacks: chargebacks.map(({ cents, won }) => ({
          resource: 'chargeback',
          amount: amount(cents),
          reversedAt: won ? '2026-11-30T10:00:00+00:00' : null,
        })),
      },
    }),
    description: 'Rondo',
    method,
    metadata: { orderId },
    profileId: 'pfl_QkEhN94Ba',
    sequenceType: 'oneoff',
    _links: {
      self: { href: `https://api.mollie.com/v2/payments/${reference}`, type: 'application/hal+json' },
      ...(status === 'open' && {
        checkout: { href: `https://www.mollie.com/checkout/select-method/${reference.slice(3)}`, type: 'text/html' },
      }),
    },
  };
}

/** A report as Mollie sends it: it names the payment, and has no signature. */
export function mollieReport(reference: string): { body: string; headers: Record<string, string> } {
  return {
    body: new URLSearchParams({ id: reference }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Mollie HTTP client/1.0' },
  };
}
