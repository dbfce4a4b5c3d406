import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { aGame, aPlayer, balanceOf, type Player } from '../../../test/builders.ts';
import type { Booked } from '../../../test/fake-provider.ts';
import { stripeReport } from '../../../test/fake-stripe.ts';
import { suiteInstant } from '../../../test/instants.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { advance, refuses } from '../../../test/server.ts';
import { useStripeServer } from '../../../test/stripe-server.ts';
import { differenceOf } from './difference-of.ts';
import { nextAsking } from './reconcile.ts';

const { server, stripe, bookedOf } = await useStripeServer();

const topUp = (player: Player, key?: string) =>
  server.as(player).post('/api/payments/topUp', { amount: 10, method: 'ideal' }, key);

/** A player's top-up of 10 euros at the provider. */
async function anOrder() {
  const player = await aPlayer(server);
  const orderId = String((await topUp(player)).body.orderId);
  const booked = bookedOf(orderId);
  return {
    player,
    orderId,
    reference: booked.reference,
    book: (change: Partial<Booked>) => void Object.assign(booked, change),
    report: (more: { secret?: string; at?: Date; reference?: string } = {}) => {
      const { reference = booked.reference, at = server.clock.now(), secret } = more;
      const { body, headers } = stripeReport(reference, at, { secret });
      return server.call('POST', '/api/payments/webhooks/stripe', { body, headers });
    },
    stored: () => stored(orderId),
  };
}

const stored = (orderId: string) =>
  server.row<{ status: string; review_note: string | null; review_facts: object | null; ask_again_at: string | null }>`
    select status, review_note, review_facts, ask_again_at from payment_order where id = ${orderId}`;

async function aPaidOrder() {
  const order = await anOrder();
  order.book({ status: 'paid' });
  expect((await order.report()).status).toBe(200);
  expect(await balanceOf(server, order.player.id)).toBe(1000);
  return order;
}

describe('reports of Stripe', () => {
  test('many at once: one credit; later ones in any order change nothing', async () => {
    const order = await anOrder();
    order.book({ status: 'paid' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => order.report()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    order.book({ status: 'expired' });
    await order.report();
    expect(await balanceOf(server, order.player.id)).toBe(1000);
  });

  test('forged, old, from the future, of a foreign or another payment: no effect', async () => {
    const [order, other] = [await anOrder(), await anOrder()];
    order.book({ status: 'paid' });
    const at = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000);
    for (const bad of [{ secret: 'whsec_another0123456789' }, { at: at(-6) }, { at: at(6) }])
      await refuses(order.report(bad), 'signature_invalid');
    expect((await order.report({ reference: 'cs_test_foreign0123456789' })).status).toBe(200);
    expect((await other.report()).status).toBe(200);
    expect(await balanceOf(server, order.player.id)).toBe(0);
    expect(await balanceOf(server, other.player.id)).toBe(0);
  });

  test('lost: the sweep asks', async () => {
    const order = await anOrder();
    order.book({ status: 'paid' });
    await advance(server, 'PT5M');
    expect(await balanceOf(server, order.player.id)).toBe(1000);
  });
});

describe('settled orders', () => {
  test('are asked about again, and nothing happens when nothing changed', async () => {
    const order = await aPaidOrder();
    const asked = () => stripe.asked.filter(({ path }) => path.includes(order.reference)).length;
    const before = asked();
    await server.jobs.runSweeps();
    expect(asked()).toBe(before);
    await advance(server, 'P1DT1M');
    await server.jobs.runSweeps();
    expect(asked()).toBe(before + 1);
    expect((await order.stored()).review_note).toBeNull();
  });

  test.each<[string, Partial<Booked>, object]>([
    [
      'of another amount',
      { totalCents: 36 },
      { review_note: 'otherAmount', review_facts: { reportedCents: 36, currency: 'EUR', owedCents: 1036 } },
    ],
    ['of another currency', { currency: 'USD' }, { review_note: 'otherAmount', review_facts: { currency: 'USD' } }],
    ['not paid after all', { status: 'expired' }, { review_note: 'notPaidThere', review_facts: { status: 'expired' } }],
  ])('%s: set aside for a person, once, and no money moves', async (_, change, why) => {
    const order = await aPaidOrder();
    order.book(change);
    await advance(server, 'P1DT1M');
    expect(await order.stored()).toMatchObject({ status: 'paid', ...why });
    expect(await balanceOf(server, order.player.id)).toBe(1000);
    await server.sql`update payment_order set review_note = null where id = ${order.orderId}`;
    await advance(server, 'P9D');
    expect((await order.stored()).review_note).toBeNull();
  });

  test('that the provider forgot: set aside', async () => {
    const order = await aPaidOrder();
    stripe.books.delete(order.reference);
    await advance(server, 'P1DT1M');
    expect((await order.stored()).review_note).toBe('unknownThere');
  });

  test('unpaid by us and paid after all: credited late', async () => {
    const order = await anOrder();
    await advance(server, 'PT2H');
    expect((await order.stored()).status).toBe('expired');
    order.book({ status: 'paid' });
    await advance(server, 'P1DT1M');
    expect((await order.stored()).status).toBe('paid');
    expect(await balanceOf(server, order.player.id)).toBe(1000);
  });
});

describe('the provider is in trouble', () => {
  test('down: the sweeps say so, nothing changes, orders that need no answer go on', async () => {
    const [open, paid] = [await anOrder(), await aPaidOrder()];
    open.book({ status: 'paid' });
    paid.book({ status: 'reversed' });
    stripe.trouble = { kind: 'reset' };
    const player = await aPlayer(server);
    const key = randomUUID();
    const warned = vi.spyOn(server.app.log, 'warn');
    await refuses(topUp(player, key), 'provider_unavailable');
    expect(warned.mock.calls.map(([what]) => what)).toContainEqual(
      expect.objectContaining({ provider: 'payments', call: 'createCheckout', kind: 'connection' }),
    );
    warned.mockRestore();
    const id = await server.value<string>`select id from payment_order where user_id = ${player.id}`;
    const said = vi.spyOn(server.app.log, 'error');
    await advance(server, 'P1DT1M');
    expect(said.mock.calls.map(([, what]) => what)).toEqual(['sweep orders', 'sweep reconciliation']);
    said.mockRestore();
    expect(await open.stored()).toMatchObject({ status: 'created' });
    expect(await paid.stored()).toMatchObject({ status: 'paid', review_note: null });
    // The provider never knew the order, so it just expires.
    expect(await stored(id)).toMatchObject({ status: 'expired' });
    stripe.trouble = null;
    await advance(server, 'PT1H1M');
    expect(await open.stored()).toMatchObject({ status: 'paid' });
    expect(await balanceOf(server, paid.player.id)).toBe(0);
  });

  test('down while an order is made: repeating the request makes one payment', async () => {
    const player = await aPlayer(server);
    const key = randomUUID();
    stripe.trouble = { kind: 'error' };
    expect((await topUp(player, key)).status).toBe(503);
    stripe.trouble = null;
    const answers = [await topUp(player, key), await topUp(player, key)];
    expect(new Set(answers.map(({ body }) => body.paymentLink))).toHaveLength(1);
    const count = await server.value<number>`select count(*) from payment_order where user_id = ${player.id}`;
    expect(count).toBe(1);
  });

  test('slow: joins go on, and no transaction waits for it', async () => {
    const [order, player, gameId] = [await anOrder(), await aPlayer(server), await aGame(server)];
    await server.sql`update payment_order set next_ask_at = app_now() where id = ${order.orderId}`;
    stripe.trouble = { kind: 'slow' };
    const waiting = [topUp(player), order.report(), server.jobs.runSweeps()];
    await expect.poll(() => stripe.waiting()).toBeGreaterThanOrEqual(3);
    expect((await joiningCalls(server).join(player, gameId)).status).toBe(200);
    const count = await server.value<number>`select count(*) from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    expect(count).toBe(0);
    expect(stripe.waiting()).toBeGreaterThanOrEqual(3);
    stripe.trouble = null;
    stripe.hangUp();
    await Promise.all(waiting);
  });
});

describe('rules of reconciling', () => {
  const order = { amount_cents: 1000, fee_cents: 36 };
  const state = { reference: 'x', totalCents: 1036, takenBackCents: 0, refunds: [], currency: 'EUR' };

  test('what both agree on, or can still be credited, is no difference', () => {
    for (const status of ['paid', 'reversed'] as const)
      expect(differenceOf({ ...order, status: 'paid' }, { ...state, status })).toBeNull();
    for (const status of ['failed', 'expired'] as const) {
      for (const told of ['open', 'paid', 'failed', 'expired'] as const)
        expect(differenceOf({ ...order, status }, { ...state, status: told })).toBeNull();
      expect(differenceOf({ ...order, status }, null)).toBeNull();
      expect(differenceOf({ ...order, status }, { ...state, status: 'reversed' })).toEqual({
        why: 'takenBackUnpaid',
        status,
      });
    }
  });

  test.each([
    ['paid', 1, 1],
    ['paid', 8, 7],
    ['paid', 119, 7],
    ['paid', 121, null],
    ['expired', 1, 1],
    ['failed', 8, null],
  ] as const)('%s for %i days: asked again in %s days', (status, age, days) => {
    const now = new Date(suiteInstant);
    const at = (n: number) => new Date(now.getTime() + n * 86_400_000);
    expect(nextAsking({ status, settled_at: at(-age).toISOString() }, now)).toEqual(days === null ? null : at(days));
  });
});
