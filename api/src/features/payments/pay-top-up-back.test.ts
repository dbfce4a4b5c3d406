import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, useNewPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { aPromocode, promocodeCalls } from '../../../test/promocodes.ts';
import { inSandbox } from '../../../test/sandbox-books.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { pay } = joiningCalls(server);
const { startPaying } = guestCalls(server);
const { audit, see } = consoleCalls(server);
const admin = useNewPlayer(server, { role: 'admin' });
const player = useNewPlayer(server);

/** A top-up of 50 euro by iDEAL, which the provider can reverse. */
async function aTopUp(who = player, more: object = {}) {
  const { body } = await server.as(who).post('/api/payments/topUp', { amount: 50, method: 'ideal', ...more });
  const link = new URL(String(body.paymentLink)).pathname;
  const at = (outcome: string, more: object = {}) =>
    server.call('POST', `${link}/complete`, { body: { outcome, ...more } });
  await at('paid');
  return { id: String(body.orderId), at };
}

const back = (id: string, body: object = {}, as = admin, key?: string) =>
  server.call('POST', `/api/admin/orders/${id}/back`, {
    as: as.token,
    body: { amount: 50, reason: 'Topped up by mistake', ...body },
    ...(key && { key }),
  });
const orderIn = ({ body }: Awaited<ReturnType<typeof back>>) => (body.data as { order: object }).order;
const atProvider = (orderId: string) => inSandbox(server, orderId);
const journalsOf = async (orderId: string) => {
  const rows = await server.rows<{ kind: string; postings: string }>`
    select j.kind, string_agg(p.account || ' ' || p.amount_cents, ', ' order by p.account) as postings
    from journal j join posting p on p.journal_id = j.id where j.order_id = ${orderId} group by j.id order by j.id`;
  return rows.map(({ kind, postings }) => `${kind}: ${postings}`);
};

test('goes back the way it was paid, without the fee: from the wallet, told with the reason, in the statement and the log', async () => {
  const { id } = await aTopUp();
  expect(orderIn(await back(id))).toMatchObject({ back: 50, canGoBack: 0, refundedAt: expect.any(String) });
  expect(await balanceOf(server, player.id)).toBe(0);
  expect(await atProvider(id)).toMatchObject({ refundedCents: 5000 });
  expect(await journalsOf(id)).toEqual([
    'top_up: fees 36, provider -5036, wallet 5000',
    'top_up_back: checkout 5000, wallet -5000',
    'refund: checkout -5000, provider 5000',
  ]);
  const [mail] = await mailsTo(server, player.email);
  expect(mail?.subject).toBe('We’re paying you back €\u00A050.00');
  expect(mail?.text).toContain('“Topped up by mistake”');
  const { body } = await server.as(player).get('/api/wallet/statement');
  const { lines } = body.data as { lines: object[] };
  expect(lines.at(-1)).toMatchObject({ kind: 'top_up_back', amount: -50, balance: 0, reason: 'Topped up by mistake' });
  expect(await audit(admin.token, `subject=${id}`)).toMatchObject([
    {
      action: 'order.pay_back',
      person: { _id: player.id },
      amount: 50,
      reason: 'Topped up by mistake',
      after: { back: 5000, fee: 0 },
    },
  ]);
  await advance(server, 'P2D');
  expect(await see(admin.token, player.id)).toMatchObject({ owes: 0, balance: 0 });
  await refuses(back(id), 'top_up_back_already');
});

test('in part, and with the fee where the admin says so', async () => {
  const { id } = await aTopUp();
  expect(orderIn(await back(id, { amount: 20, withFee: true }))).toMatchObject({ back: 20.36 });
  expect(await balanceOf(server, player.id)).toBe(3000);
  expect(await atProvider(id)).toMatchObject({ refundedCents: 2036 });
  expect(await journalsOf(id)).toEqual([
    'top_up: fees 36, provider -5036, wallet 5000',
    'top_up_back: checkout 2036, fees -36, wallet -2000',
    'refund: checkout -2036, provider 2036',
  ]);
});

test('a fee is goodwill: one admin alone gives no more of it than of that', async () => {
  const { id } = await aTopUp(player, { amount: 1000, method: 'card' });
  await refuses(back(id, { amount: 1000, withFee: true }), 'goodwill_limited', { params: { left: '25.00' } });
  const second = await aTopUp(player, { amount: 700, method: 'card' });
  expect((await back(second.id, { amount: 700, withFee: true })).status).toBe(200);
  const third = await aTopUp(player, { amount: 60, method: 'card' });
  expect((await back(third.id, { withFee: true })).body.params).toEqual({ left: '1.94' });
  expect((await back(third.id)).status).toBe(200);
});

test('what is spent doesn’t go back', async () => {
  const { id } = await aTopUp();
  await pay(player, await aGame(server, { priceCents: 2000 }));
  await refuses(back(id), 'top_up_spent', { params: { most: '30.00' } });
  expect((await back(id, { amount: 30 })).status).toBe(200);
  expect(await balanceOf(server, player.id)).toBe(0);
});

test('what the wallet holds as a gift isn’t a top-up’s to give back', async () => {
  const { id } = await aTopUp();
  await pay(player, await aGame(server, { priceCents: 2000 }));
  const { code } = await aPromocode(server, { type: 'topupBalance', value: 1000 });
  await promocodeCalls(server).activate(player, code);
  expect(await balanceOf(server, player.id)).toBe(4000);
  await refuses(back(id, { amount: 31 }), 'top_up_spent', { params: { most: '30.00' } });
  expect((await back(id, { amount: 30 })).status).toBe(200);
  expect(await balanceOf(server, player.id)).toBe(1000);
});

test('what is bought from two gifts takes from them once', async () => {
  const { id } = await aTopUp();
  await pay(player, await aGame(server, { priceCents: 2000 }));
  for (let gifts = 0; gifts < 2; gifts += 1) {
    const { code } = await aPromocode(server, { type: 'topupBalance', value: 1000 });
    await promocodeCalls(server).activate(player, code);
  }
  await pay(player, await aGame(server, { priceCents: 500 }));
  expect(await balanceOf(server, player.id)).toBe(4500);
  await refuses(back(id, { amount: 31 }), 'top_up_spent', { params: { most: '30.00' } });
});

test.each([
  ['that isn’t there', async () => randomUUID(), 'payment_not_found'],
  [
    'that was charged back',
    async () => {
      const { id, at } = await aTopUp();
      await at('reversed');
      return id;
    },
    'top_up_charged_back',
  ],
  [
    'of half a year ago',
    async () => {
      const { id } = await aTopUp();
      await server.sql`update payment_order set settled_at = settled_at - interval '181 days' where id = ${id}`;
      return id;
    },
    'provider_cannot_refund',
  ],
  [
    'at another provider',
    async () => {
      const { id } = await aTopUp();
      await server.sql`update payment_order set provider = 'mollie' where id = ${id}`;
      return id;
    },
    'provider_cannot_refund',
  ],
  [
    'of a guest for a spot',
    async () => {
      const checkout = await startPaying(await aGame(server, { priceCents: 500 }), guestEmail(), { method: 'ideal' });
      await checkout.complete('paid');
      return checkout.orderId;
    },
    'not_a_top_up',
  ],
  ['of the admin', async () => (await aTopUp(admin)).id, 'not_on_oneself'],
] as const)('one %s is refused', async (_, make, code) => {
  expect((await back(await make())).body.code).toBe(code);
});

test('twice at once, and again with the same key: once', async () => {
  const { id } = await aTopUp();
  const others = await Promise.all(Array.from({ length: 3 }, () => aPlayer(server, { role: 'admin' })));
  const answers = await Promise.all([...others, admin].map((as) => back(id, {}, as)));
  expect(answers.map(({ body }) => body.code ?? 'done').sort()).toEqual([
    'done',
    'top_up_back_already',
    'top_up_back_already',
    'top_up_back_already',
  ]);
  expect(await atProvider(id)).toMatchObject({ refundedCents: 5000 });
  const second = await aTopUp();
  const key = randomUUID();
  expect((await back(second.id, {}, admin, key)).status).toBe(200);
  expect((await back(second.id, {}, admin, key)).status).toBe(200);
});

test('beside joins that spend the same money: never below zero, and never more than there was', async () => {
  const { id } = await aTopUp();
  const games = await Promise.all([1, 2, 3].map(() => aGame(server, { priceCents: 2000 })));
  const [answer, ...joins] = await Promise.all([
    back(id, { amount: 30 }),
    ...games.map((gameId) => pay(player, gameId)),
  ]);
  const spent = joins.filter(({ status }) => status === 200).length * 2000;
  const sent = answer?.status === 200 ? 3000 : 0;
  expect(await balanceOf(server, player.id)).toBe(5000 - spent - sent);
  expect((await atProvider(id)).refundedCents).toBe(sent);
});

test('beside a charge-back: the payer has it back once', async () => {
  const { id, at } = await aTopUp();
  await Promise.all([back(id), at('reversed')]);
  await advance(server, 'P1DT1M');
  const { refundedCents, status } = await atProvider(id);
  expect(status === 'reversed' ? refundedCents === 0 : refundedCents === 5000).toBe(true);
  expect(await balanceOf(server, player.id)).toBe(0);
  expect(await see(admin.token, player.id)).toMatchObject({ owes: 0 });
});

test('charged back, fee and all, before it was sent: it is not sent as well', async () => {
  const { id, at } = await aTopUp();
  await at('reversed', { webhook: 'lose' });
  expect((await back(id, { amount: 20, withFee: true })).status).toBe(200);
  await advance(server, 'P1DT1M');
  expect(await balanceOf(server, player.id)).toBe(0);
  expect(await atProvider(id)).toEqual({ refundedCents: 0, status: 'reversed' });
  expect(await see(admin.token, player.id)).toMatchObject({ owes: 0 });
});
