import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type PaymentMethod, type PaymentProviderName } from '@rondo/rules';
import { createTestDatabase } from '../../../test/database.ts';
import { mollieReport, mollieSettings, startFakeMollie } from '../../../test/fake-mollie.ts';
import type { Booked, BookStatus, FakeProvider, Trouble } from '../../../test/fake-provider.ts';
import { intentOf, startFakeStripe, stripeKeys, stripeReport } from '../../../test/fake-stripe.ts';
import { openPool } from '../../platform/db.ts';
import { molliePayments } from './mollie.ts';
import { type CheckoutRequest, type PaymentProvider, ProviderError } from './provider.ts';
import { sandboxPayments, sandboxReport } from './sandbox.ts';
import { stripePayments } from './stripe.ts';

/** Short, so that a slow provider doesn't make slow tests. */
const limitMs = 1200;

type Report = { body: string; headers: Record<string, string> };

/** An adapter, its provider's books, and how the provider reports. */
interface Subject {
  name: PaymentProviderName;
  adapter: PaymentProvider;
  /** The provider on loopback; null for the sandbox, whose books are in Rondo's own database. */
  fake: FakeProvider | null;
  /** The provider's names for Rondo's methods. */
  methods: Record<PaymentMethod, string>;
  book: (
    reference: string,
    change: Partial<Pick<Booked, 'status' | 'totalCents' | 'currency' | 'disputed'>>,
  ) => Promise<void>;
  /** The bank says how the latest refund ended. */
  endRefund: (reference: string, how: 'arrived' | 'failed') => Promise<void>;
  /** A refund of 1 euro that was made at the provider itself. */
  refundThere: (reference: string) => Promise<void>;
  methodOf: (reference: string) => Promise<string>;
  report: (reference: string, at: Date, secret?: string) => Report;
  /** Whether its reports are signed; an unsigned one can only make Rondo ask. */
  signed: boolean;
}

const fakes = { stripe: await startFakeStripe(), mollie: await startFakeMollie() };
const database = await createTestDatabase();
const pool = openPool(database.url, 4);
afterAll(async () => {
  await Promise.all([fakes.stripe.close(), fakes.mollie.close()]);
  await pool.close();
  await database.drop();
});

const inBooks = (fake: FakeProvider, said: Record<'arrived' | 'failed', string>) => ({
  fake,
  async endRefund(reference: string, how: 'arrived' | 'failed') {
    Object.assign(fake.books.get(reference)?.refunds?.at(-1) ?? {}, { status: said[how] });
  },
  async refundThere(reference: string) {
    const booked = fake.books.get(reference);
    if (booked) booked.refunds = [{ id: 're_dashboard', refundId: null, cents: 100, status: said.arrived }];
  },
  async book(reference: string, change: object) {
    Object.assign(fake.books.get(reference) ?? {}, change);
  },
  methodOf: async (reference: string) => fake.books.get(reference)?.method ?? '',
});

const stripe: Subject = {
  name: 'stripe',
  adapter: await stripePayments({ ...stripeKeys, apiUrl: fakes.stripe.url, limitMs }),
  ...inBooks(fakes.stripe, { arrived: 'succeeded', failed: 'failed' }),
  methods: { ideal: 'ideal', revolut: 'revolut_pay', card: 'card', applepay: 'card' },
  report: (reference, at, secret) => stripeReport(reference, at, { secret }),
  signed: true,
};
const mollie: Subject = {
  name: 'mollie',
  adapter: molliePayments({ ...mollieSettings, apiUrl: fakes.mollie.url, limitMs }),
  ...inBooks(fakes.mollie, { arrived: 'refunded', failed: 'failed' }),
  methods: { ideal: 'ideal', revolut: 'creditcard', card: 'creditcard', applepay: 'applepay' },
  report: mollieReport,
  signed: false,
};
const sandboxSecret = 'a secret of the sandbox';
const sandbox: Subject = {
  name: 'sandbox',
  adapter: sandboxPayments(pool.db, sandboxSecret),
  fake: null,
  methods: { ideal: 'ideal', revolut: 'revolut', card: 'card', applepay: 'applepay' },
  async book(reference, { status, totalCents, currency }) {
    const stored = status === 'cancelled' ? 'failed' : status;
    await sql`update sandbox_payment set status = coalesce(${stored ?? null}, status), currency = coalesce(${currency ?? null}, currency),
      total_cents = coalesce(${totalCents ?? null}, total_cents) where reference = ${reference}`.execute(pool.db);
  },
  async endRefund(reference, how) {
    const set = how === 'failed' ? sql`fails_at = app_now()` : sql`arrives_at = app_now()`;
    await sql`
      update sandbox_refund set ${set} where payment = ${reference} and fails_at is null`.execute(pool.db);
  },
  async refundThere(reference) {
    await sql`
      insert into sandbox_refund (reference, payment, cents, asked_at, arrives_at)
      values (${randomUUID()}, ${reference}, 100, app_now(), app_now())`.execute(pool.db);
  },
  async methodOf(reference) {
    const { rows } = await sql<{ method: string }>`
      select method from sandbox_payment where reference = ${reference}`.execute(pool.db);
    return rows[0]?.method ?? '';
  },
  report: (reference, at, secret = sandboxSecret) => sandboxReport(secret, reference, at),
  signed: true,
};
const providers = { sandbox, stripe, mollie } satisfies Record<PaymentProviderName, Subject>;
const subjects = Object.values(providers);

const anOrder = (more: Partial<CheckoutRequest> = {}): CheckoutRequest => {
  const orderId = randomUUID();
  return {
    orderId,
    totalCents: 1036,
    method: 'ideal',
    description: 'Rondo: top up € 10',
    returnUrl: `https://rondo.nl/payments/redirect?orderId=${orderId}`,
    expiresAt: new Date(Date.now() + 15 * 60_000),
    ...more,
  };
};

afterEach(() => {
  for (const fake of Object.values(fakes)) {
    fake.trouble = null;
    expect(fake.problems.splice(0)).toEqual([]);
  }
});

describe.each(subjects)(
  '$name',
  ({ adapter, fake, name, book, endRefund, refundThere, methods, methodOf, report, signed }) => {
    const open = async (more: Partial<CheckoutRequest> = {}) => (await adapter.createCheckout(anOrder(more))).reference;

    test('tries its key by a read', async () => {
      await adapter.tryKey();
      expect(fake?.asked.at(-1)?.method ?? 'GET').toBe('GET');
    });
    const now = new Date();
    const minutes = (n: number) => new Date(now.getTime() + n * 60_000);

    test('creates a checkout with a page of its own', async () => {
      expect(adapter.name).toBe(name);
      const { reference, url } = await adapter.createCheckout(anOrder());
      expect(new URL(url).protocol).toBe('https:');
      expect(await adapter.fetchState(reference)).toEqual({
        reference,
        status: 'open',
        totalCents: 1036,
        takenBackCents: 0,
        refunds: [],
        currency: 'EUR',
      });
    });

    test('repeated, also at once, answers the same checkout', async () => {
      const order = anOrder();
      const first = await adapter.createCheckout(order);
      expect(await Promise.all([1, 2, 3].map(() => adapter.createCheckout(order)))).toEqual([first, first, first]);
      expect((await adapter.createCheckout(anOrder())).reference).not.toBe(first.reference);
    });

    test.each(['ideal', 'revolut', 'card', 'applepay'] as const)('pays by %s', async (method) => {
      expect(await methodOf(await open({ method }))).toBe(methods[method]);
    });

    test.each([57, 136, 100_031, 1_032_531])('is exact about %i cents', async (totalCents) => {
      expect(await adapter.fetchState(await open({ totalCents }))).toMatchObject({ totalCents });
    });

    test.each<[BookStatus, string]>([
      ['open', 'open'],
      ['paid', 'paid'],
      ['failed', 'failed'],
      ['cancelled', 'failed'],
      ['expired', 'expired'],
      ['reversed', 'reversed'],
    ])('tells what is %s', async (status, told) => {
      const reference = await open();
      await book(reference, { status });
      expect(await adapter.fetchState(reference)).toMatchObject({
        reference,
        status: told,
        totalCents: 1036,
        takenBackCents: told === 'reversed' ? 1036 : 0,
        currency: 'EUR',
      });
    });

    test('tells another amount and another currency', async () => {
      const reference = await open();
      await book(reference, { status: 'paid', totalCents: 999, currency: 'USD' });
      expect(await adapter.fetchState(reference)).toMatchObject({ status: 'paid', totalCents: 999, currency: 'USD' });
    });

    test('knows no other references', async () => {
      for (const unknown of [
        'cs_test_unknown0123',
        'tr_unknown0123',
        `sb_${'0'.repeat(24)}`,
        '',
        '../events',
        'x/expire',
      ])
        expect(await adapter.fetchState(unknown)).toBeNull();
    });

    test('closes what is open; nothing else changes', async () => {
      const [unpaid, paid] = [await open(), await open()];
      await book(paid, { status: 'paid' });
      for (const reference of [unpaid, unpaid, paid, 'unknown', 'tr_unknown0123', 'cs_test_unknown0123'])
        await adapter.closeCheckout(reference);
      expect((await adapter.fetchState(unpaid))?.status).toMatch(/expired|failed/);
      expect(await adapter.fetchState(paid)).toMatchObject({ status: 'paid' });
    });

    /** A payment of 10.36 euro, and a refund of all or some of it. */
    const aRefund = async (cents = 1036) => {
      const reference = await open();
      await book(reference, { status: 'paid' });
      const asked = { refundId: randomUUID(), cents };
      return { reference, asked, told: await adapter.refund(reference, asked) };
    };

    test('sends back what was paid, once; nothing else changes', async () => {
      const reference = await open();
      const asked = { refundId: randomUUID(), cents: 1036 };
      expect(await adapter.refund(reference, asked)).toBeNull();
      expect(await adapter.fetchState(reference)).toMatchObject({ status: 'open', refunds: [] });
      await book(reference, { status: 'paid' });
      const told = await adapter.refund(reference, asked);
      expect(told).toMatchObject({ refundId: asked.refundId, status: 'under_way', cents: 1036 });
      expect(await adapter.refund(reference, asked)).toEqual(told);
      expect(await adapter.refund(reference, { ...asked, refundId: randomUUID() })).toBeNull();
      expect(await adapter.fetchState(reference)).toMatchObject({
        status: 'reversed',
        totalCents: 1036,
        takenBackCents: 1036,
        refunds: [told],
      });
      for (const unknown of ['', 'unknown', 'tr_unknown0123', 'cs_test_unknown0123'])
        expect(await adapter.refund(unknown, asked)).toBeNull();
    });

    test('sends back a part, once', async () => {
      const { reference, asked, told } = await aRefund(400);
      expect(await adapter.refund(reference, asked)).toEqual(told);
      expect(await adapter.fetchState(reference)).toMatchObject({
        status: 'reversed',
        totalCents: 1036,
        takenBackCents: 400,
      });
    });

    test('tells that what was sent back arrived', async () => {
      const { reference, asked } = await aRefund(400);
      await endRefund(reference, 'arrived');
      expect(await adapter.fetchState(reference)).toMatchObject({
        takenBackCents: 400,
        refunds: [{ refundId: asked.refundId, status: 'arrived', cents: 400 }],
      });
    });

    test.each([[[]], [['arrived']]] as const)('tells that it failed, after %j, and sends it again', async (before) => {
      const { reference, asked } = await aRefund();
      for (const how of before) await endRefund(reference, how);
      await endRefund(reference, 'failed');
      const failed = { refundId: asked.refundId, status: 'failed', cents: 1036 };
      expect(await adapter.fetchState(reference)).toMatchObject({
        status: 'paid',
        takenBackCents: 0,
        refunds: [failed],
      });
      // The same refund isn't sent again, but another one is.
      expect(await adapter.refund(reference, asked)).toMatchObject(failed);
      const again = { refundId: randomUUID(), cents: 1036 };
      expect(await adapter.refund(reference, again)).toMatchObject({ refundId: again.refundId, status: 'under_way' });
      const state = await adapter.fetchState(reference);
      expect(state).toMatchObject({ status: 'reversed', takenBackCents: 1036 });
      expect(state?.refunds.map(({ status }) => status)).toEqual(['failed', 'under_way']);
    });

    test('tells of a refund that was made at the provider, beside which it sends nothing', async () => {
      const reference = await open();
      await book(reference, { status: 'paid' });
      await refundThere(reference);
      expect(await adapter.fetchState(reference)).toMatchObject({
        status: 'reversed',
        takenBackCents: 100,
        refunds: [{ refundId: null, status: 'arrived', cents: 100 }],
      });
      expect(await adapter.refund(reference, { refundId: randomUUID(), cents: 936 })).toBeNull();
    });

    test('reads the provider’s report, within five minutes', async () => {
      const reference = await open();
      for (const at of [now, minutes(-4.9), minutes(4.9)]) {
        const { body, headers } = report(reference, at);
        expect(await adapter.readWebhook(body, headers, now)).toBe(reference);
      }
    });

    test('believes no report that is forged, tampered with, old or from the future', async () => {
      const reference = await open();
      const good = report(reference, now);
      const other = await open();
      const bad: Report[] = [
        report(reference, now, 'whsec_another0123456789'),
        { ...good, body: good.body.replace(reference, other) },
        report(reference, minutes(-5.1)),
        report(reference, minutes(5.1)),
        { ...good, headers: { 'content-type': good.headers['content-type'] ?? '' } },
      ];
      // Without signatures, a report can only make Rondo ask about a payment.
      const believed = await Promise.all(bad.map(({ body, headers }) => adapter.readWebhook(body, headers, now)));
      expect(believed).toEqual(signed ? bad.map(() => null) : [reference, other, reference, reference, reference]);
    });

    test('makes nothing of garbage and of other providers’ reports', async () => {
      const { headers } = report(await open(), now);
      const others = subjects
        .filter((subject) => subject.name !== name)
        .map((other) => other.report('tr_0123456789', now));
      const garbage = ['', '{', 'null', '[]', 'id=', 'id=../x', 'ID=tr_0123456789', '\u0000', 'x'.repeat(60_000)];
      for (const one of [...others, ...garbage.map((body) => ({ body, headers }))])
        expect(await adapter.readWebhook(one.body, one.headers, now)).toBeNull();
      expect(await adapter.readWebhook('id=tr_0123456789', {}, now)).toBeNull();
    });
  },
);

describe.each([stripe, mollie])('$name, when its provider is in trouble', ({ adapter, fake }) => {
  const inTrouble = (kind: Trouble, times?: number) => {
    if (fake) fake.trouble = { kind, ...(times !== undefined && { times }) };
  };

  test.each<Trouble>(['slow', 'dripping', 'reset', 'error', 'busy', 'malformed', 'another payment'])(
    '%s: says so in time, without a secret',
    async (kind) => {
      const { reference } = await adapter.createCheckout(anOrder());
      inTrouble(kind);
      const calls = [
        () => adapter.createCheckout(anOrder()),
        () => adapter.fetchState(reference),
        // An answer about another payment says that the key is good.
        ...(kind === 'another payment' ? [] : [() => adapter.tryKey()]),
        () => adapter.refund(reference, { refundId: randomUUID(), cents: 1036 }),
        // The answer to closing a payment need not name it.
        ...(kind === 'another payment' ? [] : [() => adapter.closeCheckout(reference)]),
      ];
      const from = performance.now();
      const answers = await Promise.allSettled(calls.map((call) => call()));
      expect(performance.now() - from).toBeLessThan(limitMs + 1000);
      for (const answer of answers) {
        const reason: unknown = answer.status === 'rejected' ? answer.reason : answer.value;
        expect(reason).toBeInstanceOf(ProviderError);
        expect(JSON.stringify(reason, Object.getOwnPropertyNames(reason))).not.toMatch(/rondo0123|Bearer|whsec/);
      }
    },
  );

  test.each<Trouble>(['reset', 'error'])('%s once: asks again, and still creates one checkout', async (kind) => {
    const before = fake?.books.size ?? 0;
    inTrouble(kind, 1);
    const { reference } = await adapter.createCheckout(anOrder());
    inTrouble(kind, 1);
    expect(await adapter.fetchState(reference)).toMatchObject({ status: 'open' });
    expect(fake?.books.size).toBe(before + 1);
  });
});

test.each([
  await stripePayments({ ...stripeKeys, secretKey: 'sk_test_wrong0123456789', apiUrl: fakes.stripe.url, limitMs }),
  molliePayments({ ...mollieSettings, apiKey: 'test_wrong0123456789', apiUrl: fakes.mollie.url, limitMs }),
])('a key that $name refuses is no unknown payment, and is not told', async (adapter) => {
  const reference = adapter.name === 'stripe' ? 'cs_test_0123456789' : 'tr_0123456789';
  const calls = [
    adapter.createCheckout(anOrder()),
    adapter.fetchState(reference),
    adapter.closeCheckout(reference),
    adapter.refund(reference, { refundId: randomUUID(), cents: 1036 }),
  ];
  for (const answer of await Promise.allSettled(calls)) {
    const reason: unknown = answer.status === 'rejected' ? answer.reason : answer.value;
    expect(reason).toBeInstanceOf(ProviderError);
    expect(String(reason)).toContain('401');
    expect(String(reason)).not.toContain('wrong');
  }
});

test.each([stripe, mollie])('$name tells what was charged back, in part, and that it was won back', async (subject) => {
  const { adapter, book } = subject;
  const { reference } = await adapter.createCheckout(anOrder());
  const lost = { cents: 400, won: false };
  const won = { cents: 400, won: true };
  const states = [
    [[lost], 'reversed', 400],
    [[won], 'paid', 0],
    [[won, { cents: 1036, won: false }], 'reversed', 1036],
    [[lost, { cents: 1036, won: false }], 'reversed', 1036],
  ] as const;
  for (const [disputed, status, takenBackCents] of states) {
    await book(reference, { status: 'paid', disputed: [...disputed] });
    expect(await adapter.fetchState(reference)).toMatchObject({ status, totalCents: 1036, takenBackCents });
  }
});

test('Stripe reports charge-backs and refunds by the payment, of which the session is asked', async () => {
  const now = new Date();
  const { reference } = await stripe.adapter.createCheckout(anOrder());
  for (const [type, object] of [
    ['charge.dispute.updated', 'dispute'],
    ['charge.refunded', 'charge'],
    ['charge.refund.updated', 'refund'],
    ['refund.updated', 'refund'],
    ['refund.failed', 'refund'],
  ] as const) {
    const told = stripeReport('re_0123456789', now, { type, object, payment: intentOf(reference) });
    expect(await stripe.adapter.readWebhook(told.body, told.headers, now)).toBe(reference);
  }
  const foreign = stripeReport('dp_0123456789', now, {
    type: 'charge.refunded',
    object: 'charge',
    payment: 'pi_foreign',
  });
  expect(await stripe.adapter.readWebhook(foreign.body, foreign.headers, now)).toBe('');
});

test('Stripe’s own test signatures hold, and events about other things are of no concern', async () => {
  const { default: Stripe } = await import('stripe');
  const { body } = stripeReport('ch_0123456789', new Date(), { type: 'charge.refunded', object: 'charge' });
  const header = new Stripe('sk_test_x').webhooks.generateTestHeaderString({
    payload: body,
    secret: stripeKeys.webhookSecret,
  });
  expect(await stripe.adapter.readWebhook(body, { 'stripe-signature': header }, new Date())).toBe('');
  expect(await stripe.adapter.readWebhook(body, { 'stripe-signature': `t=1,${header}` }, new Date())).toBeNull();
});

test('Stripe’s reports are taken that either secret has signed, while it is rotated', async () => {
  const now = new Date();
  const webhookSecret = ['whsec_ofnow012345678', stripeKeys.webhookSecret] as const;
  const adapter = await stripePayments({ ...stripeKeys, webhookSecret, apiUrl: 'https://api.stripe.com' });
  const readBy = (secret: string) => {
    const { body, headers } = stripeReport('cs_test_0123456789', now, { secret });
    return adapter.readWebhook(body, headers, now);
  };
  for (const secret of webhookSecret) expect(await readBy(secret)).toBe('cs_test_0123456789');
  expect(await readBy('whsec_another01234567')).toBeNull();
});
