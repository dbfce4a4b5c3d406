import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aPlayer, balanceOf, type Player } from '../../../test/builders.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';
import { sandboxReport } from '../../providers/payments/sandbox.ts';

const secret = 'a secret of the sandbox for tests';
const server = useCheckedServer({ SANDBOX_WEBHOOK_SECRET: secret });

const topUp = (player: Player, body: object, key?: string) => server.as(player).post('/api/payments/topUp', body, key);

async function started(player: Player, body: object = { amount: 10, method: 'ideal' }) {
  const { body: answer } = await topUp(player, body);
  const link = new URL(String(answer.paymentLink)).pathname;
  return {
    orderId: String(answer.orderId),
    link,
    reference: link.split('/').at(-1) ?? '',
    complete: (outcome: string, more: object = {}) =>
      server.call('POST', `${link}/complete`, { body: { outcome, ...more } }),
    status: () => server.as(player).post('/api/payments/payment', { orderId: String(answer.orderId) }),
  };
}

describe('topping up', () => {
  test('adds the amount once paid; the fee is on top', async () => {
    const player = await aPlayer(server);
    const { body } = await topUp(player, { amount: 10, method: 'card' });
    expect(body).toMatchObject({ amount: 10, fee: 0.64, paymentLink: expect.stringContaining('/sandbox/checkout/') });
    const order = await started(player);
    expect((await order.status()).body).toMatchObject({
      order: { status: 'created', paidTokens: 0 },
      userEmail: player.email,
    });
    expect((await server.call('GET', order.link)).body.text).toContain('€ 10.36');
    await order.complete('paid');
    expect((await order.status()).body.order).toMatchObject({ status: 'paid', amount: 10, fee: 0.36, paidTokens: 10 });
    expect(await balanceOf(server, player.id)).toBe(1000);
    const { body: mails } = await server.call('GET', `/dev/mailbox.json?to=${player.email}`);
    expect(mails).toMatchObject([{ subject: '€\u00A010.00 added to your wallet' }]);
    const list = await server.as(player).get('/api/payments/user/me');
    expect(list.body).toMatchObject({
      data: { payments: [{ amount: 10, status: 'paid' }, { status: 'created' }] },
      pagination: { totalCount: 2 },
    });
  });

  test('started in the Android shell, the payer comes back to the page that leads there', async () => {
    const player = await aPlayer(server);
    const returnUrl = async (body: object) => {
      const { body: answer } = await topUp(player, { amount: 10, ...body });
      const reference = new URL(String(answer.paymentLink)).pathname.split('/').at(-1);
      const rows = await server.rows<{ url: string }>`
        select return_url as url from sandbox_payment where reference = ${reference}`;
      return rows[0]?.url;
    };
    expect(await returnUrl({ isAndroidApp: true })).toMatch(/\/payments\/redirect\?orderId=[\w-]+&app=android$/);
    expect(await returnUrl({})).toMatch(/\/payments\/redirect\?orderId=[\w-]+$/);
  });

  test.each([0, -5, 1.5, 10_001, 'NaN', '1e3', null, true])('refuses the amount %j', async (amount) => {
    const player = await aPlayer(server);
    const answer = await topUp(player, { amount });
    expect(answer.status).toBe(400);
    expect(['amount_out_of_range', 'invalid_input']).toContain(answer.body.code);
  });

  test('a repeated request gets the same order', async () => {
    const player = await aPlayer(server);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => topUp(player, { amount: 5 }, key)));
    expect(new Set(answers.map(({ body }) => `${String(body.orderId)} ${String(body.paymentLink)}`))).toHaveLength(1);
    await refuses(topUp(player, { amount: 6 }, key), 'idempotency_key_reused');
  });

  test('are listed, the oldest first when that is asked for', async () => {
    const player = await aPlayer(server);
    const first = await started(player);
    const second = await started(player);
    const listed = async (order: string) => {
      const { body } = await server.as(player).get(`/api/payments/user/me?order=${order}`);
      return (body.data as { payments: { _id: string }[] }).payments.map(({ _id }) => _id);
    };
    const both = await listed('earliest');
    expect(new Set(both)).toEqual(new Set([first.orderId, second.orderId]));
    expect(await listed('latest')).toEqual(both.toReversed());
  });

  test('guests have no wallet; foreign and unknown orders are not found; returns stay on our site', async () => {
    const guest = await aPlayer(server, { role: 'guest' });
    await refuses(topUp(guest, { amount: 5 }), 'wallet_for_players');
    const player = await aPlayer(server);
    const order = await started(player);
    const other = await aPlayer(server);
    for (const orderId of [order.orderId, randomUUID(), 'nonsense'])
      await refuses(server.as(other).post('/api/payments/payment', { orderId }), 'payment_not_found', {
        message: 'Payment not found',
      });
    await refuses(topUp(player, { amount: 5, returnTo: 'https://evil.example' }), 'invalid_input');
    await refuses(topUp(player, { amount: 5, returnTo: '//evil.example' }), 'invalid_input');
    await refuses(topUp(player, { amount: 5, returnTo: '/.//evil.example' }), 'invalid_input');
    expect((await topUp(player, { amount: 5, returnTo: '/match/1?step=8' })).status).toBe(200);
  });
});

describe('the provider’s report', () => {
  const report = (reference: string, key = secret, at = server.clock.now()) => {
    const { body, headers } = sandboxReport(key, reference, at);
    return server.call('POST', '/api/payments/webhooks/sandbox', { body, headers });
  };

  test('a hundred times, and the return page at once: one credit', async () => {
    const player = await aPlayer(server);
    const order = await started(player);
    await order.complete('paid', { webhook: 'lose' });
    await Promise.all([...Array.from({ length: 100 }, () => report(order.reference)), order.status()]);
    expect(await balanceOf(server, player.id)).toBe(1000);
    await order.complete('failed', { webhook: 'duplicate' });
    expect((await order.status()).body.order).toMatchObject({ status: 'paid' });
  });

  test('forged, old, from the future or for an unknown payment: no effect', async () => {
    const player = await aPlayer(server);
    const order = await started(player);
    await order.complete('paid', { webhook: 'lose' });
    const minutes = (n: number) => new Date(server.clock.now().getTime() + n * 60_000);
    await refuses(report(order.reference, 'another secret'), 'signature_invalid');
    await refuses(report(order.reference, secret, minutes(-10)), 'signature_invalid');
    await refuses(report(order.reference, secret, minutes(10)), 'signature_invalid');
    expect((await report('sb_unknown')).status).toBe(200);
    const unsigned = { body: { id: order.reference } };
    await refuses(server.call('POST', '/api/payments/webhooks/sandbox', unsigned), 'signature_invalid');
    expect((await server.call('POST', '/api/payments/webhooks/other', unsigned)).status).toBe(404);
    expect(await balanceOf(server, player.id)).toBe(0);
  });

  test('that never arrives: the sweep asks', async () => {
    const player = await aPlayer(server);
    const order = await started(player);
    await order.complete('paid', { webhook: 'lose' });
    await advance(server, 'PT5M');
    expect(await balanceOf(server, player.id)).toBe(1000);
  });

  test('of a failure ends the order; of nothing, it expires', async () => {
    const player = await aPlayer(server);
    const [failed, forgotten] = [await started(player), await started(player)];
    await failed.complete('cancelled');
    expect((await failed.status()).body.order).toMatchObject({ status: 'failed', paidTokens: 0 });
    await advance(server, 'PT2H');
    expect((await forgotten.status()).body.order).toMatchObject({ status: 'expired' });
  });

  test('after the order expired: credited at once, with a mail', async () => {
    const player = await aPlayer(server);
    const order = await started(player);
    await advance(server, 'PT2H');
    await order.complete('paid');
    expect(await balanceOf(server, player.id)).toBe(0);
    await order.complete('paid', { late: true });
    expect(await balanceOf(server, player.id)).toBe(1000);
    const { body } = await server.call('GET', `/dev/mailbox.json?to=${player.email}`);
    expect(body).toMatchObject([{ subject: 'Your late payment arrived: €\u00A010.00 in your wallet' }]);
  });

  test('of another amount: set aside for a person, nothing credited', async () => {
    const player = await aPlayer(server);
    const order = await started(player);
    await server.sql`update sandbox_payment set total_cents = 100000 where reference = ${order.reference}`;
    await order.complete('paid');
    expect(await balanceOf(server, player.id)).toBe(0);
    expect(
      await server.row`select review_note, review_facts from payment_order where id = ${order.orderId}`,
    ).toMatchObject({ review_note: 'otherAmount', review_facts: { reportedCents: 100000, currency: 'EUR' } });
    expect((await order.status()).body.order).toMatchObject({ status: 'created', underReview: true, paidTokens: 0 });
  });

  test('lost: the page asks the provider itself, at most once a second', async () => {
    const player = await aPlayer(server);
    const order = await started(player);
    const { orderId } = order;
    expect((await order.status()).body.order).toMatchObject({ status: 'created', underReview: false });
    const asked = () => server.value<string>`select asked_at from payment_order where id = ${orderId}`;
    const first = await asked();
    await Promise.all(Array.from({ length: 20 }, () => order.status()));
    expect(await asked()).toBe(first);
    await order.complete('paid', { webhook: 'lose' });
    await server.sql`update payment_order set asked_at = asked_at - interval '1 second' where id = ${orderId}`;
    expect((await order.status()).body.order).toMatchObject({ status: 'paid', paidTokens: 10 });
  });
});
