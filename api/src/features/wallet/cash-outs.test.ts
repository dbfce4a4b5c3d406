import { describe, expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { aPromocode, promocodeCalls } from '../../../test/promocodes.ts';
import { refuses, useServer } from '../../../test/server.ts';
import { walletCalls } from '../../../test/wallet-calls.ts';

const server = useServer({ TRUST_PROXY: '1' });
const { pay, refund } = joiningCalls(server);
const { activate, select, list } = promocodeCalls(server);
const { cashOutsOf, receiptOf, aSpot, anOrder } = walletCalls(server);

describe('cash-outs', () => {
  test('tell the discount, the friend, and what the provider was paid', async () => {
    const [payer, friend] = [await aPlayer(server), await aPlayer(server, { name: 'Fenna' })];
    const gameId = await aGame(server, { priceCents: 500 });
    const lines = [
      { kind: 'base', amountCents: 500 },
      { kind: 'earlyBird', amountCents: -100 },
      { kind: 'promocode', name: 'Ten percent', amountCents: -40 },
    ];
    const own = await aSpot(gameId, payer, { priceCents: 500, paidCents: 360, lines });
    const theirs = await aSpot(gameId, payer, { userId: friend.id, priceCents: 500, paidCents: 500 });
    const orderId = await anOrder(payer, { kind: 'guest_payment', gameId, priceCents: 500 });
    const other = await aPlayer(server);
    const ordered = await aSpot(gameId, payer, { userId: other.id, priceCents: 500, paidCents: 500, orderId });
    const { id: promocodeId } = await aPromocode(server, { type: 'percentage', value: 10 });
    await server.sql`
      insert into promocode_holder (user_id, promocode_id, activated_at, redeemed_at, redeemed_registration_id)
      values (${payer.id}, ${promocodeId}, app_now(), app_now(), ${own})`;

    const payments = await cashOutsOf(payer, '?order=earliest');
    expect(payments).toHaveLength(3);
    expect(payments.find(({ _id }) => _id === ordered)).toMatchObject({ amount: 5, method: 'ideal', fee: 0.36 });
    expect(payments.find(({ _id }) => _id === own)).toMatchObject({
      amount: 3.6,
      status: 'pending',
      method: 'balance',
      fee: 0,
      promocode_discount: { discountType: 'percentage', name: 'Ten percent', amount: 0.4 },
      friend: null,
      match: { _id: gameId },
    });
    expect(payments.find(({ _id }) => _id === theirs)).toMatchObject({
      amount: 5,
      promocode_discount: null,
      friend: { name: 'Fenna' },
    });
    expect(await cashOutsOf(friend)).toEqual([]);
  });

  test('a spot that a discount made free is told while it is held', async () => {
    const payer = await aPlayer(server);
    const lines = [
      { kind: 'base', amountCents: 200 },
      { kind: 'periodic', name: 'Card', amountCents: -200 },
    ];
    await aSpot(await aGame(server, { priceCents: 200 }), payer, { priceCents: 200, paidCents: 0, lines });
    expect(await cashOutsOf(payer)).toMatchObject([
      { amount: 0, promocode_discount: { discountType: 'nominal', amount: 2 } },
    ]);
  });

  test('a code that is activated, selected and used shows on the payment, and as redeemed', async () => {
    const payer = await aPlayer(server, { balanceCents: 1000 });
    const { id, code } = await aPromocode(server, { type: 'percentage', value: 10 });
    await activate(payer, code);
    await select(payer, id);
    const gameId = await aGame(server, { priceCents: 500 });
    expect((await pay(payer, gameId)).status).toBe(200);
    const [payment] = await cashOutsOf(payer);
    expect(payment).toMatchObject({
      amount: 4.5,
      promocode_discount: { discountType: 'percentage', name: `Name of ${code}`, amount: 0.5 },
    });
    expect(await receiptOf(payer, payment?._id ?? '')).toMatchObject({
      lines: [
        { kind: 'base', amount: 5 },
        { kind: 'promocode', name: `Name of ${code}`, amount: -0.5 },
      ],
      total: 4.5,
    });
    const { body } = await list(payer);
    expect(body.data).toMatchObject({ promocodes: [{ _id: id, is_redeemed: true }] });
    await refuses(select(payer, id), 'promocode_redeemed');
  });

  test('statuses narrow the list', async () => {
    const payer = await aPlayer(server, { balanceCents: 1000 });
    const gameId = await aGame(server, { priceCents: 400, hoursAhead: 48 });
    await pay(payer, gameId);
    await refund(payer, gameId);
    expect(await cashOutsOf(payer, '?status=pending')).toEqual([]);
    expect(await cashOutsOf(payer, '?status=partial_refund')).toMatchObject([{ amount: 4, refundedAmount: 3.6 }]);
  });
});
