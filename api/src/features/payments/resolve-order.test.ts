import type { CallResponse, listConsoleOrders } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, type Player, useNewPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';
import { inSandbox } from '../../../test/sandbox-books.ts';

type How = 'credit' | 'refund' | 'dismiss';

const server = useCheckedServer();
const { audit } = consoleCalls(server);
const { startPaying } = guestCalls(server);
const admin = useNewPlayer(server, { role: 'admin' });

const resolve = (id: string, how: How, as = admin.token) =>
  server.call('POST', `/api/admin/orders/${id}/resolve`, { as, body: { how, reason: 'Looked at the bank' } });
const code = async (id: string, how: How) => (await resolve(id, how)).body.code ?? 'done';
const list = async (query: string) =>
  (await server.as(admin).get(`/api/admin/orders?${query}`)).body.data as CallResponse<
    typeof listConsoleOrders
  >['data'];
const atProvider = async (orderId: string) => ({ status: (await inSandbox(server, orderId)).status });
const stored = (orderId: string) =>
  server.row<{ status: string; refunded: boolean }>`
    select status, refunded_at is not null as refunded from payment_order where id = ${orderId}`;

/** Reports this about an order as the provider would. */
async function pay(orderId: string, { totalCents, status = 'paid' }: { totalCents: number; status?: string }) {
  await server.sql`
    update sandbox_payment set status = ${status}, total_cents = ${totalCents} where order_id = ${orderId}`;
  await advance(server, 'PT2M');
}

/** A top-up of 10 euros that was set aside because another amount arrived. */
async function setAside({ totalCents = 900, player }: { totalCents?: number; player?: Player } = {}) {
  const payer = player ?? (await aPlayer(server));
  const body = { amount: 10, method: 'ideal' };
  const orderId = String((await server.as(payer).post('/api/payments/topUp', body)).body.orderId);
  await pay(orderId, { totalCents });
  const feeCents = await server.value<number>`select fee_cents as "feeCents" from payment_order where id = ${orderId}`;
  return { payer, orderId, feeCents };
}

test('what was set aside is listed until it is decided, and found by its payer and its ids', async () => {
  const { payer, orderId } = await setAside();
  const ids = async (query: string) => (await list(query)).orders.map(({ _id }) => _id);
  expect(await ids('review=true')).toContain(orderId);
  expect(await ids(`query=${payer.email}`)).toEqual([orderId]);
  const [order] = (await list(`query=${orderId}`)).orders;
  expect(order).toMatchObject({ note: { why: 'otherAmount', reported: 9, owed: 10.36 }, amount: 10, resolution: null });
  expect(await ids(`query=${order?.reference}`)).toEqual([orderId]);
  const { body } = await server.as(admin).get(`/api/admin/orders.csv?query=${orderId}`);
  expect(String(body.text)).toContain(payer.email);
  expect(String(body.text)).toContain('The payment provider received €\u00A09.00 instead of €\u00A010.36.');
  expect(await code(orderId, 'dismiss')).toBe('done');
  expect(await ids('review=true')).not.toContain(orderId);
  expect((await list(`query=${orderId}`)).orders[0]).toMatchObject({
    status: 'failed',
    resolution: { how: 'dismiss', reason: 'Looked at the bank' },
  });
  expect(await audit(admin.token, `subject=${orderId}`)).toMatchObject([
    {
      action: 'order.resolve',
      reason: 'Looked at the bank',
      before: { setAside: 'otherAmount' },
      after: { resolution: 'dismiss' },
    },
  ]);
});

describe('credit', () => {
  test('gives what arrived, less the fee, once; whoever decides after hears so', async () => {
    const { payer, orderId, feeCents } = await setAside();
    const answers = await Promise.all(
      (['credit', 'refund', 'credit', 'dismiss'] as const).map((how) => code(orderId, how)),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'already_decided')).toHaveLength(3);
    const other = await setAside();
    expect(await code(other.orderId, 'credit')).toBe('done');
    expect(await balanceOf(server, other.payer.id)).toBe(900 - feeCents);
    expect(await code(other.orderId, 'credit')).toBe('already_decided');
    await advance(server, 'P2D');
    expect(await balanceOf(server, other.payer.id)).toBe(900 - feeCents);
    expect([0, 900 - feeCents]).toContain(await balanceOf(server, payer.id));
  });

  test('of a guest’s payment for a spot is kept for them', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const checkout = await startPaying(gameId, guestEmail());
    await pay(checkout.orderId, { totalCents: 700 });
    expect(await code(checkout.orderId, 'credit')).toBe('done');
    const owed = await server.value<number>`select sum(p.amount_cents)::int as owed from posting p
      where p.account = 'owed_to_guest' and p.owner_id = (select user_id from payment_order where id = ${checkout.orderId})`;
    expect(owed).toBeGreaterThan(0);
  });

  test('gives nothing to oneself, to who left, of another currency, of what was taken back or is booked', async () => {
    const own = await setAside({ player: admin });
    expect(await code(own.orderId, 'credit')).toBe('not_on_oneself');
    const left = await setAside();
    await server.sql`update app_user set deleted_at = app_now() where id = ${left.payer.id}`;
    expect(await code(left.orderId, 'credit')).toBe('user_not_found');
    const foreign = await setAside();
    await server.sql`update sandbox_payment set currency = 'USD' where order_id = ${foreign.orderId}`;
    expect(await code(foreign.orderId, 'credit')).toBe('nothing_arrived');
    const back = await setAside();
    await server.sql`update sandbox_payment set status = 'reversed' where order_id = ${back.orderId}`;
    expect(await code(back.orderId, 'credit')).toBe('nothing_arrived');
    expect(await code(back.orderId, 'refund')).toBe('nothing_arrived');
    for (const { orderId } of [left, foreign, back]) expect(await code(orderId, 'dismiss')).toBe('done');

    const booked = await setAside({ totalCents: 1000 + own.feeCents });
    expect(await balanceOf(server, booked.payer.id)).toBe(1000);
    expect(await code(booked.orderId, 'credit')).toBe('order_not_set_aside');
    await pay(booked.orderId, { totalCents: 1, status: 'paid' });
    await advance(server, 'P2D');
    expect(await code(booked.orderId, 'credit')).toBe('order_is_booked');
    expect(await code(booked.orderId, 'refund')).toBe('order_is_booked');
    expect(await code(booked.orderId, 'dismiss')).toBe('done');
    expect(await code('00000000-0000-4000-8000-000000000000', 'dismiss')).toBe('payment_not_found');
  });
});

describe('refund', () => {
  test('sends back all that arrived, once, and is never taken in as well', async () => {
    const { payer, orderId, feeCents } = await setAside();
    const answers = await Promise.all([1, 2, 3].map(() => code(orderId, 'refund')));
    expect(answers.sort()).toEqual(['already_decided', 'already_decided', 'done']);
    expect(await atProvider(orderId)).toEqual({ status: 'back' });
    expect(await stored(orderId)).toEqual({ status: 'failed', refunded: true });
    const journals =
      await server.value<number>`select count(*)::int as journals from journal where order_id = ${orderId}`;
    expect(journals).toBe(2);
    // This holds even if the provider says that it is paid in full after all.
    await pay(orderId, { totalCents: 1000 + feeCents });
    await server.jobs.runSweeps();
    expect(await balanceOf(server, payer.id)).toBe(0);
    expect(await stored(orderId)).toEqual({ status: 'failed', refunded: true });
  });

  test('of another provider is for a person there; its credit goes by their word', async () => {
    const payer = await aPlayer(server);
    const { body } = await server.as(payer).post('/api/payments/topUp', { amount: 5 });
    const orderId = String(body.orderId);
    await server.sql`
      update payment_order set provider = 'mollie', provider_reference = ${`tr_${orderId.replaceAll('-', '')}`}
      where id = ${orderId}`;
    await advance(server, 'PT3H');
    expect(await code(orderId, 'refund')).toBe('order_of_another_provider');
    expect(await code(orderId, 'credit')).toBe('done');
    expect(await balanceOf(server, payer.id)).toBe(500);
  });
});

test('money asks for a fresh session, and the reason has at least a word', async () => {
  const { orderId } = await setAside();
  const short = { as: admin.token, body: { how: 'credit', reason: 'x' } };
  await refuses(server.call('POST', `/api/admin/orders/${orderId}/resolve`, short), 'invalid_input');
  await server.sql`
    update session set identity_confirmed_at = now() - interval '11 minutes' where user_id = ${admin.id}`;
  expect(await code(orderId, 'credit')).toBe('confirm_identity');
  expect(await code(orderId, 'dismiss')).toBe('confirm_identity');
});
