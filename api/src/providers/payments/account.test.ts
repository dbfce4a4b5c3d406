import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { mollieSettings, startFakeMollie } from '../../../test/fake-mollie.ts';
import { startFakeStripe, stripeKeys } from '../../../test/fake-stripe.ts';
import { molliePayments } from './mollie.ts';
import { type CheckoutRequest, ProviderError } from './provider.ts';
import { stripePayments } from './stripe.ts';

/** Short, so that a provider that doesn't answer makes no slow tests. */
const limitMs = 1200;
const now = new Date('2026-11-21T10:00:00Z');

const fakes = { stripe: await startFakeStripe(), mollie: await startFakeMollie() };
for (const fake of Object.values(fakes)) fake.now = () => now;
const stripe = {
  name: 'stripe',
  adapter: await stripePayments({ ...stripeKeys, apiUrl: fakes.stripe.url, limitMs }),
  fake: fakes.stripe,
  references: ['po_2', 'po_1', 'po_0'],
} as const;
const mollie = {
  name: 'mollie',
  adapter: molliePayments({ ...mollieSettings, apiUrl: fakes.mollie.url, limitMs }),
  fake: fakes.mollie,
  references: ['stl_2', 'stl_1', 'stl_0'],
} as const;

afterEach(() => {
  for (const fake of Object.values(fakes)) expect(fake.problems.splice(0)).toEqual([]);
});
afterAll(() => Promise.all(Object.values(fakes).map((fake) => fake.close())));

const anOrder = (): CheckoutRequest => {
  const orderId = randomUUID();
  return {
    orderId,
    totalCents: 1036,
    method: 'ideal',
    description: 'Rondo: top up € 10',
    returnUrl: `https://rondo.nl/payments/redirect?orderId=${orderId}`,
    expiresAt: new Date(now.getTime() + 15 * 60_000),
  };
};

describe.each([stripe, mollie])('$name', ({ adapter, fake, name, references: [latestId, earlierId, oldId] }) => {
  test('tells what it paid to the bank, page by page, with what each line is about; and what it holds', async () => {
    if (!adapter.account) throw new Error('it has no account');
    const orders = [anOrder(), anOrder(), anOrder()];
    const references: string[] = [];
    for (const order of orders) references.push((await adapter.createCheckout(order)).reference);
    const [first = '', second = '', third = ''] = references;
    const paidAt = (day: number) => new Date(Date.UTC(2026, 10, day, 9));
    const feeCents = name === 'stripe' ? 29 : 0;
    fake.holdsCents = 4711;
    fake.paidOut = [
      {
        reference: latestId,
        paidAt: paidAt(20),
        parts: [
          { id: 'a', kind: 'payment', of: first, cents: 1036, feeCents },
          { id: 'b', kind: 'payment', of: second, cents: 1036, feeCents },
          { id: 'c', kind: 'payment', of: third, cents: 1036, feeCents },
          { id: 'd', kind: 'refund', of: first, cents: -500 },
          { id: 'e', kind: 'charge_back', of: second, cents: -1036 },
          { id: 'iDEAL', kind: 'cost', of: null, cents: 87 },
        ],
      },
      { reference: earlierId, paidAt: paidAt(13), parts: [] },
      { reference: oldId, paidAt: paidAt(6), parts: [] },
    ];
    const settlements = await adapter.account.settlements(paidAt(10), now);
    expect(settlements.map(({ reference }) => reference).toSorted()).toEqual([earlierId, latestId]);
    const [latest] = settlements.toSorted((one, other) => other.paidAt.getTime() - one.paidAt.getTime());
    expect(latest?.paidAt).toEqual(paidAt(20));
    expect(latest?.netCents).toBe(3 * (1036 - feeCents) - 500 - 1036 - 87);
    const sum = latest?.lines.reduce((total, line) => total + line.grossCents - line.feeCents, 0);
    expect(sum).toBe(latest?.netCents);
    expect(latest?.lines.map(({ kind, grossCents }) => [kind, grossCents])).toEqual([
      ['payment', 1036],
      ['payment', 1036],
      ['payment', 1036],
      ['refund', -500],
      ['charge_back', -1036],
      ['cost', 0],
    ]);
    const payments = latest?.lines.map(({ payment }) => payment);
    const ofPayment = (index: number) =>
      name === 'stripe' ? { orderId: orders[index]?.orderId } : { reference: references[index] };
    expect(payments).toEqual([
      ofPayment(0),
      ofPayment(1),
      ofPayment(2),
      { reference: first },
      { reference: second },
      null,
    ]);
    expect(await adapter.account.balance()).toBe(4711);
    fake.trouble = { kind: 'error' };
    await expect(adapter.account.settlements(paidAt(10), now)).rejects.toBeInstanceOf(ProviderError);
    fake.trouble = { kind: 'malformed' };
    await expect(adapter.account.balance()).rejects.toBeInstanceOf(ProviderError);
  });
});

test('Mollie tells nothing of its payouts without a key that may read them', () => {
  const { accessToken: _, ...settings } = mollieSettings;
  expect(molliePayments({ ...settings, apiUrl: mollie.fake.url }).account).toBeNull();
});
