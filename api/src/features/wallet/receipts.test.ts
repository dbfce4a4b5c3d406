import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { passCalls } from '../../../test/pass-calls.ts';
import { aPromocode, promocodeCalls } from '../../../test/promocodes.ts';
import { refuses, useServer } from '../../../test/server.ts';
import { walletCalls } from '../../../test/wallet-calls.ts';

const server = useServer({ TRUST_PROXY: '1' });
const { pay, refund } = joiningCalls(server);
const { activate } = promocodeCalls(server);
const { aHolder, aSeries, play } = passCalls(server);
const { get, cashOutsOf, receiptOf, aSpot, anOrder } = walletCalls(server);

describe('a receipt', () => {
  test('of a top-up has its fee and how it was paid', async () => {
    const player = await aPlayer(server, { name: 'Sanne' });
    const id = await anOrder(player);
    const receipt = await receiptOf(player, id);
    expect(receipt).toMatchObject({
      _id: id,
      kind: 'top_up',
      payer: { name: 'Sanne', email: player.email },
      lines: [
        { kind: 'amount', amount: 5 },
        { kind: 'fee', amount: 0.36 },
      ],
      total: 5.36,
      method: 'ideal',
      status: 'paid',
      refund: null,
      match: null,
    });
    expect(receipt.number).toMatch(/^T-\d{8}-[0-9A-F]{8}$/);
  });

  test('of a spot has its price line by line, whose it was, and what came back', async () => {
    const [payer, friend] = [await aPlayer(server, { balanceCents: 1000 }), await aPlayer(server, { name: 'Joris' })];
    const gameId = await aGame(server, { priceCents: 400, hoursAhead: 48, name: 'Futsal' });
    await pay(payer, gameId);
    await refund(payer, gameId);
    const id = (await cashOutsOf(payer))[0]?._id ?? '';
    expect(await receiptOf(payer, id)).toMatchObject({
      kind: 'entrance_fee',
      lines: [{ kind: 'base', amount: 4 }],
      total: 4,
      method: 'balance',
      status: 'partial_refund',
      refund: { amount: 3.6 },
      match: { name: 'Futsal', address: 'Sportlaan 1, Utrecht' },
      friend: null,
    });
    const lines = [
      { kind: 'base', amountCents: 400 },
      { kind: 'earlyBird', amountCents: -100 },
      { kind: 'promocode', name: 'Kick-off', amountCents: -50 },
    ];
    const orderId = await anOrder(payer, { kind: 'guest_payment', gameId, priceCents: 500 });
    const theirs = await aSpot(gameId, payer, { userId: friend.id, priceCents: 400, paidCents: 250, orderId, lines });
    expect(await receiptOf(payer, theirs)).toMatchObject({
      friend: 'Joris',
      method: 'ideal',
      lines: [
        { kind: 'base', amount: 4 },
        { kind: 'earlyBird', amount: -1 },
        { kind: 'promocode', name: 'Kick-off', amount: -0.5 },
        { kind: 'fee', amount: 0.36 },
      ],
      total: 2.86,
    });
  });

  test('of an order for a spot is that of the spot, unless it became credit', async () => {
    const player = await aPlayer(server);
    const gameId = await aGame(server, { priceCents: 600 });
    const order = { kind: 'guest_payment', gameId, priceCents: 600 };
    const [joined, credited] = [await anOrder(player, order), await anOrder(player, order)];
    await server.sql`
      update payment_order set handled_at = app_now(), outcome = case id when ${credited} then 'credited' else 'joined' end
      where id = any(${[joined, credited]}::uuid[])`;
    expect(await receiptOf(player, joined)).toMatchObject({
      kind: 'entrance_fee',
      lines: [{ kind: 'base', amount: 6 }, { kind: 'earlyBird', amount: -1 }, { kind: 'fee' }],
      total: 5.36,
    });
    expect(await receiptOf(player, credited)).toMatchObject({
      kind: 'top_up',
      lines: [{ kind: 'amount', amount: 5 }, { kind: 'fee' }],
      total: 5.36,
    });
  });

  test('of a promocode that topped up', async () => {
    const player = await aPlayer(server);
    const { code, id } = await aPromocode(server, { type: 'topupBalance', value: 500 });
    await activate(player, code);
    expect(await receiptOf(player, id)).toMatchObject({
      kind: 'promotion',
      lines: [{ kind: 'amount', name: code, amount: 5 }],
      total: 5,
      method: 'promotion',
      status: 'confirmed',
    });
  });

  test('is shown to nobody else, whatever it is of', async () => {
    const series = await aSeries();
    const [player, other] = [await aHolder(series[0], 450), await aPlayer(server)];
    const { code, id } = await aPromocode(server, { type: 'topupBalance', value: 500 });
    await activate(player, code);
    await play(player, series[1]);
    await pay(player, await aGame(server, { priceCents: 450 }));
    // A code paid for all of it, so no journal says whose spot it was.
    await aSpot(await aGame(server, { priceCents: 450 }), player, { priceCents: 450, paidCents: 0 });
    const spots = await server.values<string>`
      select id from registration where payer_id = ${player.id} union all select id from pass where user_id = ${player.id}`;
    const ids = [id, await anOrder(player), ...spots];
    expect(ids).toHaveLength(6);
    for (const one of ids) {
      expect((await get(`/wallet/receipts/${one}`, player)).status).toBe(200);
      await refuses(get(`/wallet/receipts/${one}`, other), 'payment_not_found');
    }
    await refuses(get(`/wallet/receipts/${randomUUID()}`, player), 'payment_not_found');
  });
});
