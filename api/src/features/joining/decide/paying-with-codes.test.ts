import { describe, expect, test } from 'vitest';
import { aCode, aGame, aPlayer, balanceOf } from '../../../../test/builders.ts';
import { guestEmail } from '../../../../test/guest-calls.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { refuses, useCheckedServer } from '../../../../test/server.ts';

const server = useCheckedServer();
const { join, pay, payForFriend, refund } = joiningCalls(server);

const spotOf = (gameId: string, userId: string) =>
  server.row<{
    paid_cents: number;
    price_lines: { kind: string; amountCents: number }[] | null;
  }>`select paid_cents, price_lines from registration where game_id = ${gameId} and user_id = ${userId}`;
const isRedeemed = (userId: string, codeId: string) => server.value<boolean>`
  select redeemed_at is not null as redeemed from promocode_holder
    where user_id = ${userId} and promocode_id = ${codeId}`;

describe('paying with promocodes', () => {
  test('early bird, then the selected code, then the chosen periodic one; each line is kept', async () => {
    const gameId = await aGame(server, { priceCents: 1000 });
    await server.sql`insert into early_bird (game_id, priority, spots_total, discount_type, discount_value)
      values (${gameId}, 1, 5, 'percentage', 20)`;
    const player = await aPlayer(server, { balanceCents: 1000 });
    const code = await aCode(server, player.id, { type: 'percentage', value: 50 });
    const card = await aCode(server, player.id, { value: 150, periodic: true });
    await refuses(pay(player, gameId, { amount: 8 }), 'price_changed', { params: { price: '4.00' } });
    const answer = await pay(player, gameId, { amount: 2.5, selectedPeriodicPromocode: card });
    expect(answer.body.data).toEqual({ amount: 2.5, balance: 7.5 });
    expect((await spotOf(gameId, player.id)).price_lines).toMatchObject([
      { kind: 'base', amountCents: 1000 },
      { kind: 'earlyBird', amountCents: -200 },
      { kind: 'promocode', amountCents: -400 },
      { kind: 'periodic', amountCents: -150 },
    ]);
    expect(await isRedeemed(player.id, code)).toBe(true);
  });

  test('a code works once, a student card once a month of the games', async () => {
    const player = await aPlayer(server, { balanceCents: 5000 });
    await aCode(server, player.id, { value: 100 });
    const card = await aCode(server, player.id, { value: 200, periodic: true });
    const [first, second] = [await aGame(server, { priceCents: 500 }), await aGame(server, { priceCents: 500 })];
    const later = await aGame(server, { priceCents: 500, hoursAhead: 24 * 45 });
    await pay(player, first, { selectedPeriodicPromocode: card });
    await refuses(pay(player, second, { selectedPeriodicPromocode: card }), 'periodic_not_usable');
    await pay(player, second);
    await pay(player, later, { selectedPeriodicPromocode: card });
    const paid = await Promise.all([first, second, later].map((id) => spotOf(id, player.id)));
    expect(paid.map(({ paid_cents }) => paid_cents)).toEqual([200, 500, 300]);
  });

  test('one code, twenty games at once: it takes something off one of them', async () => {
    const player = await aPlayer(server, { balanceCents: 20_000 });
    await aCode(server, player.id, { value: 100 });
    const games = [];
    for (let n = 0; n < 20; n += 1) games.push(await aGame(server, { priceCents: 500 }));
    const answers = await Promise.all(games.map((id) => pay(player, id)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await balanceOf(server, player.id)).toBe(20_000 - 20 * 500 + 100);
  });

  test('only for its games, until it ends, when it is selected', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    for (const more of [{ games: [await aGame(server)] }, { endsAt: server.clock.now() }, { selected: false }]) {
      const player = await aPlayer(server, { balanceCents: 500 });
      const code = await aCode(server, player.id, { value: 100, ...more });
      await pay(player, gameId);
      expect(await balanceOf(server, player.id)).toBe(0);
      expect(await isRedeemed(player.id, code)).toBe(false);
    }
    const player = await aPlayer(server, { balanceCents: 500 });
    await aCode(server, player.id, { value: 100, games: [gameId] });
    await pay(player, gameId);
    expect(await balanceOf(server, player.id)).toBe(100);
  });

  test('a price of nothing needs no balance, and brings nothing back', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const player = await aPlayer(server);
    await aCode(server, player.id, { value: 900 });
    expect((await pay(player, gameId, { amount: 0 })).body.data).toEqual({ amount: 0, balance: 0 });
    expect((await refund(player, gameId)).body.data).toMatchObject({ refundedAmount: 0, retainedAmount: 0 });
    expect(await balanceOf(server, player.id)).toBe(0);
  });

  test('leaving does not bring a code back, a cancelled game does', async () => {
    const admin = await aPlayer(server, { role: 'admin' });
    const [left, cancelled] = [await aGame(server, { priceCents: 500 }), await aGame(server, { priceCents: 500 })];
    const player = await aPlayer(server, { balanceCents: 1000 });
    const first = await aCode(server, player.id, { value: 100 });
    await pay(player, left);
    await refund(player, left);
    expect(await isRedeemed(player.id, first)).toBe(true);
    const second = await aCode(server, player.id, { type: 'percentage', value: 100 });
    const card = await aCode(server, player.id, { value: 200, periodic: true });
    await pay(player, cancelled, { selectedPeriodicPromocode: card });
    expect(await isRedeemed(player.id, second)).toBe(true);
    await server.as(admin).post(`/api/admin/match/${cancelled}/cancel`, { note: '', scope: 'one' });
    expect(await isRedeemed(player.id, second)).toBe(false);
  });

  test('a friend’s spot uses the payer’s code, several friends use it once', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const payer = await aPlayer(server, { balanceCents: 2000 });
    await aCode(server, payer.id, { value: 200 });
    expect((await payForFriend(payer, gameId, [guestEmail(), guestEmail()], { amount: 8 })).status).toBe(200);
    expect(await balanceOf(server, payer.id)).toBe(1200);
  });

  test('who is promoted from the waiting list pays with their selected code', async () => {
    const gameId = await aGame(server, { priceCents: 500, capacity: 3, minimumPlayers: 2 });
    const players = [];
    for (let n = 0; n < 3; n += 1) players.push(await aPlayer(server, { balanceCents: 500 }));
    for (const player of players) await pay(player, gameId);
    const waiting = await aPlayer(server, { balanceCents: 500 });
    await aCode(server, waiting.id, { value: 300 });
    await join(waiting, gameId, { allowPayment: true });
    await server.sql`update game set capacity = 4 where id = ${gameId}`;
    await server.jobs.runSweeps();
    expect((await spotOf(gameId, waiting.id)).paid_cents).toBe(200);
  });

  test('join and leave with codes, over and over: no profit', async () => {
    const player = await aPlayer(server, { balanceCents: 1000 });
    let before = 1000;
    for (const value of [50, 300, 900]) {
      await aCode(server, player.id, { value });
      const gameId = await aGame(server, { priceCents: 400 });
      await pay(player, gameId);
      await refund(player, gameId);
      const after = await balanceOf(server, player.id);
      expect(after).toBeLessThanOrEqual(before);
      before = after;
    }
  });
});
