import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aCode, aGame, aPlayer, aTeam, balanceOf, type Player } from '../../../test/builders.ts';
import { guestCalls } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { stateOfCode } from '../../../test/promocodes.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { mailsTo, startPayingAs } = guestCalls(server);
const { join, pay, refund } = joiningCalls(server);

const sweep = () => server.jobs.runSweeps();
const joined = (gameId: string) => server.value<number>`select joined_count as n from game where id = ${gameId}`;
const spotOf = (gameId: string, player: Player) => server.row<{
  paid_cents: number;
  status: string;
  price_lines: unknown;
}>`
  select paid_cents, status, price_lines from registration
    where game_id = ${gameId} and user_id = ${player.id} order by place desc limit 1`;

describe('a member pays through the provider', () => {
  test('the spot is held, and theirs once paid, without a page that comes back', async () => {
    const gameId = await aGame(server, { priceCents: 750, capacity: 3, minimumPlayers: 2 });
    const player = await aPlayer(server);
    const checkout = await startPayingAs(player, gameId, { amount: 7.5 });
    expect(checkout.answer).toMatchObject({ status: 200, body: { amount: 7.5, fee: 0.36 } });
    const seen = await server.call('GET', `/api/matches/${gameId}`);
    expect(seen.body.data).toMatchObject({ match: { held_spots: 1, joined_players_number: 0 } });
    // Only the provider's report arrives.
    await checkout.complete('paid');
    await sweep();
    expect(await joined(gameId)).toBe(1);
    expect(await checkout.status()).toMatchObject({ status: 'paid', outcome: 'joined', paidTokens: 0 });
    expect(await balanceOf(server, player.id)).toBe(0);
    const mine = await server.as(player).get(`/api/matches/${gameId}`);
    expect(mine.body.data).toMatchObject({ match: { viewer: { joined: true, paid: 7.5, fee: 0.36 } } });
  });

  test('a report that never arrives is made up for', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const player = await aPlayer(server);
    const checkout = await startPayingAs(player, gameId);
    await checkout.complete('paid', { webhook: 'lose' });
    expect(await joined(gameId)).toBe(0);
    await advance(server, 'PT9M');
    // The provider is asked, then the order is settled.
    await sweep();
    await sweep();
    expect(await joined(gameId)).toBe(1);
  });

  test('forty reports are one spot; the same request again is the same checkout', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const player = await aPlayer(server);
    const key = randomUUID();
    const first = await startPayingAs(player, gameId, {}, key);
    expect((await startPayingAs(player, gameId, {}, key)).answer.body).toEqual(first.answer.body);
    await Promise.all(Array.from({ length: 20 }, () => first.complete('paid', { webhook: 'duplicate' })));
    await Promise.all(Array.from({ length: 5 }, () => sweep()));
    expect(await joined(gameId)).toBe(1);
  });

  test('the last spot: of twenty who start at once one holds it, nobody else gets in', async () => {
    const gameId = await aGame(server, { priceCents: 500, capacity: 3, minimumPlayers: 2 });
    for (let n = 0; n < 2; n += 1) await pay(await aPlayer(server, { balanceCents: 500 }), gameId);
    const players = await Promise.all(Array.from({ length: 20 }, () => aPlayer(server, { balanceCents: 500 })));
    const started = await Promise.all(players.map((player) => startPayingAs(player, gameId)));
    const held = started.filter(({ answer }) => answer.status === 200);
    expect(held).toHaveLength(1);
    expect(new Set(started.map(({ answer }) => answer.body.code ?? 'held'))).toEqual(new Set(['held', 'game_full']));
    const paying = await Promise.all(players.map((player) => pay(player, gameId)));
    const holder = started.findIndex(({ answer }) => answer.status === 200);
    // The game never refuses the holder of the spot.
    expect(paying.flatMap(({ status }, index) => (status === 200 ? [index] : []))).toEqual([holder]);
    await held[0]?.complete('paid', { late: true });
    await sweep();
    expect(await joined(gameId)).toBe(3);
    // Their checkout ended when they joined; what they paid for it goes back.
    expect(await held[0]?.status()).toMatchObject({ outcome: 'returned' });
  });

  test('two checkouts of one person, both paid: one spot, and the other goes back', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const player = await aPlayer(server);
    const [first, second] = await Promise.all([
      startPayingAs(player, gameId),
      startPayingAs(player, gameId, { method: 'card' }),
    ]);
    await Promise.all([first.complete('paid', { late: true }), second.complete('paid', { late: true })]);
    await sweep();
    expect(new Set([(await first.status()).outcome, (await second.status()).outcome])).toEqual(
      new Set(['joined', 'returned']),
    );
    expect(await balanceOf(server, player.id)).toBe(0);
  });

  test('late, cancelled by its payer, or of a game that is off: credit in the wallet', async () => {
    const admin = await aPlayer(server, { role: 'admin' });
    const player = await aPlayer(server);
    const [late, dropped, off] = [
      await aGame(server, { priceCents: 500 }),
      await aGame(server, { priceCents: 600 }),
      await aGame(server, { priceCents: 700 }),
    ];
    const droppedCheckout = await startPayingAs(player, dropped);
    const cancelled = await server.call('POST', '/api/payments/cancel', { body: { orderId: droppedCheckout.orderId } });
    expect(cancelled.body.order).toMatchObject({ status: 'failed' });
    await droppedCheckout.complete('paid', { late: true });
    const offCheckout = await startPayingAs(player, off);
    await server.as(admin).post(`/api/admin/match/${off}/cancel`, { note: '', scope: 'one' });
    await offCheckout.complete('paid');
    const lateCheckout = await startPayingAs(player, late);
    await advance(server, 'PT16M');
    await lateCheckout.complete('paid', { late: true });
    await sweep();
    expect(await balanceOf(server, player.id)).toBe(1800);
    expect((await mailsTo(player.email)).map(({ subject }) => subject)).toContain(
      'Your late payment arrived: €\u00A05.00 in your wallet',
    );
  });

  test('another price is told; a spot that costs nothing is theirs at once', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const player = await aPlayer(server);
    expect((await startPayingAs(player, gameId, { amount: 4 })).answer.body).toMatchObject({
      code: 'price_changed',
      params: { price: '5.00' },
    });
    const code = await aCode(server, player.id, { type: 'percentage', value: 100 });
    const checkout = await startPayingAs(player, gameId, { amount: 0 });
    expect(checkout.answer.body).toMatchObject({ orderId: null, amount: 0, fee: 0, proofUntil: null });
    expect(await joined(gameId)).toBe(1);
    expect(await stateOfCode(server, player, code)).toMatchObject({ redeemed: true });
  });

  test('the promised price stands, whatever the game costs by then', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const player = await aPlayer(server);
    const checkout = await startPayingAs(player, gameId);
    await server.sql`update game set price_cents = 900 where id = ${gameId}`;
    await checkout.complete('paid');
    await sweep();
    expect(await spotOf(gameId, player)).toMatchObject({ paid_cents: 500 });
  });

  test('a level, a closed community, a passcode, a team with room: as from the balance', async () => {
    const player = await aPlayer(server);
    const level = await aGame(server, { priceCents: 500, levelLimit: 5 });
    const locked = await aGame(server, { priceCents: 500, passcode: 'secret' });
    const tournament = await aGame(server, { priceCents: 500, tournament: true });
    const team = await aTeam(server, tournament, 1);
    const codes = [];
    for (const [gameId, more] of [
      [level, {}],
      [locked, {}],
      [tournament, {}],
      [tournament, { teamId: team }],
    ] as const)
      codes.push((await startPayingAs(player, gameId, more)).answer.body.code ?? 'held');
    expect(codes).toEqual(['level_too_low', 'wrong_passcode', 'team_required', 'held']);
    const other = await aPlayer(server, { balanceCents: 500 });
    await refuses(pay(other, tournament, { teamId: team }), 'team_full');
    expect((await startPayingAs(player, await aGame(server))).answer.body.code).toBe('game_is_free');
  });

  test('whoever is offered a spot of a full game pays for it; those behind wait on', async () => {
    const gameId = await aGame(server, { priceCents: 500, capacity: 3, minimumPlayers: 2, hoursAhead: 96 });
    for (let n = 0; n < 2; n += 1) await pay(await aPlayer(server, { balanceCents: 500 }), gameId);
    const two = await aPlayer(server);
    const first = await aPlayer(server);
    const second = await aPlayer(server);
    const checkout = await startPayingAs(two, gameId);
    await join(first, gameId);
    await join(second, gameId);
    await checkout.complete('failed');
    await sweep();
    expect((await startPayingAs(second, gameId)).answer.body.code).toBe('game_full');
    const offered = await startPayingAs(first, gameId);
    expect(offered.answer.status).toBe(200);
    await offered.complete('paid');
    await sweep();
    expect(await joined(gameId)).toBe(3);
    expect(await offered.status()).toMatchObject({ outcome: 'joined' });
  });

  test('is told by mail with all that was charged, unless they don’t want that', async () => {
    const gameId = await aGame(server, { priceCents: 750 });
    const [player, silent] = [await aPlayer(server), await aPlayer(server)];
    const choices = [{ category: 'bookings', channel: 'mail', on: false }];
    const chosen = await server.as(silent).put('/api/users/notificationPreferences', { choices });
    expect(chosen.status).toBe(200);
    for (const one of [player, silent]) {
      const checkout = await startPayingAs(one, gameId);
      await checkout.complete('paid');
    }
    await sweep();
    await sweep();
    expect(await mailsTo(player.email)).toMatchObject([
      {
        subject: 'You’re in: Thursday game',
        text: expect.stringContaining('Paid: €\u00A07.50 + €\u00A00.36 transaction fee = €\u00A07.86'),
      },
    ]);
    expect(await mailsTo(silent.email)).toEqual([]);
    const rich = await aPlayer(server, { balanceCents: 1000 });
    await pay(rich, gameId);
    await sweep();
    expect((await mailsTo(rich.email))[0]?.text).toContain('Paid: €\u00A07.50 from your wallet');
  });

  test('stands among one’s payments, with a receipt, and comes back to the balance', async () => {
    const gameId = await aGame(server, { priceCents: 750 });
    const player = await aPlayer(server);
    const checkout = await startPayingAs(player, gameId);
    const open = await server.as(player).get('/api/payments/open');
    expect(open.body.data).toMatchObject({ payments: [{ _id: checkout.orderId, match: { _id: gameId } }] });
    await checkout.complete('paid');
    await sweep();
    const list = await server.as(player).get('/api/internalPayments/user/me');
    expect(list.body.data).toMatchObject({
      payments: [{ amount: 7.5, fee: 0.36, method: 'ideal', status: 'pending', match: { _id: gameId } }],
    });
    const [payment] = (list.body.data as { payments: { _id: string }[] }).payments;
    const receipt = await server.as(player).get(`/api/wallet/receipts/${payment?._id}`);
    expect(receipt.body.data).toMatchObject({ receipt: { kind: 'entrance_fee', total: 7.86, method: 'ideal' } });
    expect((await refund(player, gameId)).body.data).toMatchObject({ refundedAmount: 6.75, balance: 6.75 });
  });
});
