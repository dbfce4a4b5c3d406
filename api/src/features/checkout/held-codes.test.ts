import { describe, expect, test } from 'vitest';
import { aCode, aGame, aPlayer, balanceOf, type Player } from '../../../test/builders.ts';
import { guestCalls } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { stateOfCode } from '../../../test/promocodes.ts';
import { moveClock, refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { startPayingAs } = guestCalls(server);
const { leave, pay, payForFriend, refund } = joiningCalls(server);

const sweep = () => server.jobs.runSweeps();
const joined = (gameId: string) => server.value<number>`select joined_count as n from game where id = ${gameId}`;
const spotOf = (gameId: string, player: Player) =>
  server.row<{ paid_cents: number }>`
    select paid_cents from registration where game_id = ${gameId} and user_id = ${player.id}`;
/** The player's codes, as the app gets them. */
const promocodes = async (player: Player) => (await server.as(player).get('/api/users/me')).body.promocodes;

describe('a checkout holds its codes', () => {
  test('a code takes something off one of two games that are paid at once', async () => {
    const player = await aPlayer(server);
    const code = await aCode(server, player.id, { value: 100 });
    const games = await Promise.all([1, 2, 3, 4].map(() => aGame(server, { priceCents: 500 })));
    const started = await Promise.all(games.map((gameId) => startPayingAs(player, gameId)));
    expect(started.map(({ answer }) => Number(answer.body.amount)).sort((a, b) => a - b)).toEqual([4, 5, 5, 5]);
    expect(await stateOfCode(server, player, code)).toEqual({ redeemed: false, selected: true });
    expect(await promocodes(player)).toMatchObject([{ is_redeemed: false, held_for: [{ month: null }] }]);
    await Promise.all(started.map((checkout) => checkout.complete('paid')));
    await sweep();
    const paid = await Promise.all(games.map((gameId) => spotOf(gameId, player)));
    expect(paid.map(({ paid_cents }) => paid_cents).sort((a, b) => a - b)).toEqual([400, 500, 500, 500]);
    expect(await stateOfCode(server, player, code)).toEqual({ redeemed: true, selected: false });
  });

  test('nor off a payment from the balance meanwhile, for oneself or a friend; it is back once the order has ended unpaid', async () => {
    const player = await aPlayer(server, { balanceCents: 5000 });
    await aCode(server, player.id, { value: 100 });
    const [first, second] = [await aGame(server, { priceCents: 500 }), await aGame(server, { priceCents: 500 })];
    const checkout = await startPayingAs(player, first, { amount: 4 });
    await refuses(pay(player, second, { amount: 4 }), 'price_changed', { params: { price: '5.00' } });
    const friend = await aPlayer(server);
    expect((await payForFriend(player, first, friend.email)).body.data).toMatchObject({ amount: 5 });
    await checkout.complete('failed');
    await sweep();
    expect((await pay(player, second, { amount: 4 })).status).toBe(200);
  });

  test('its time alone gives it back, whatever has been swept', async () => {
    const player = await aPlayer(server, { balanceCents: 5000 });
    await aCode(server, player.id, { value: 100 });
    const [first, second] = [await aGame(server, { priceCents: 500 }), await aGame(server, { priceCents: 500 })];
    const checkout = await startPayingAs(player, first);
    await moveClock(server, 'PT16M');
    expect((await pay(player, second, { amount: 4 })).status).toBe(200);
    await checkout.complete('paid', { late: true });
    await sweep();
    expect(await checkout.status()).toMatchObject({ outcome: 'credited', paidTokens: 4 });
  });

  test('a card’s month is held as well, other months are not', async () => {
    const player = await aPlayer(server);
    const card = await aCode(server, player.id, { value: 200, periodic: true });
    const [first, second] = [await aGame(server, { priceCents: 500 }), await aGame(server, { priceCents: 500 })];
    const later = await aGame(server, { priceCents: 500, hoursAhead: 24 * 45 });
    const withCard = { selectedPeriodicPromocode: card };
    const checkout = await startPayingAs(player, first, { ...withCard, amount: 3 });
    expect((await startPayingAs(player, second, withCard)).answer.body.code).toBe('periodic_not_usable');
    const other = await startPayingAs(player, later, { ...withCard, amount: 3 });
    await checkout.complete('paid');
    await other.complete('paid');
    await sweep();
    const months =
      await server.value<number>`select count(*)::int as n from student_card_use where user_id = ${player.id}`;
    expect(months).toBe(2);
    expect(await promocodes(player)).toMatchObject([{ held_for: [] }]);
  });

  test('another checkout for the same spot has the code of the one it ends; once used it is for no other', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const player = await aPlayer(server);
    await aCode(server, player.id, { value: 100 });
    const first = await startPayingAs(player, gameId);
    const second = await startPayingAs(player, gameId, { method: 'card' });
    expect(second.answer.body.amount).toBe(4);
    await second.complete('paid');
    await sweep();
    await refund(player, gameId);
    const third = await startPayingAs(player, gameId);
    expect(third.answer.body.amount).toBe(5);
    await first.complete('paid', { late: true });
    await sweep();
    expect(await first.status()).toMatchObject({ outcome: 'returned', paidTokens: 0 });
    await third.complete('paid');
    await sweep();
    expect(await third.status()).toMatchObject({ outcome: 'joined' });
  });

  test('a payment that is credit keeps no spot', async () => {
    const gameId = await aGame(server, { priceCents: 500, capacity: 3, minimumPlayers: 2 });
    const [player, ...others] = await Promise.all([1, 2, 3, 4].map(() => aPlayer(server, { balanceCents: 500 })));
    if (!player) throw new Error('no players');
    const code = await aCode(server, player.id, { value: 100 });
    const checkout = await startPayingAs(player, gameId);
    await server.sql`update promocode_holder set redeemed_at = app_now(), is_selected = false
      where user_id = ${player.id} and promocode_id = ${code}`;
    await checkout.complete('paid');
    await sweep();
    expect(await checkout.status()).toMatchObject({ outcome: 'credited', paidTokens: 4 });
    for (const other of others) expect((await pay(other, gameId)).status).toBe(200);
    expect(await joined(gameId)).toBe(3);
  });

  test('a cancelled game gives the code back that was paid with', async () => {
    const admin = await aPlayer(server, { role: 'admin' });
    const gameId = await aGame(server, { priceCents: 500 });
    const player = await aPlayer(server);
    const code = await aCode(server, player.id, { value: 100 });
    const checkout = await startPayingAs(player, gameId);
    await checkout.complete('paid');
    await sweep();
    expect(await stateOfCode(server, player, code)).toMatchObject({ redeemed: true });
    await server.as(admin).post(`/api/admin/match/${gameId}/cancel`, { note: '', scope: 'one' });
    expect(await stateOfCode(server, player, code)).toMatchObject({ redeemed: false });
    expect(await balanceOf(server, player.id)).toBe(400);
  });

  test('a game that became free costs neither money nor code', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const player = await aPlayer(server);
    const code = await aCode(server, player.id, { value: 100 });
    const checkout = await startPayingAs(player, gameId);
    await server.sql`update game set price_cents = 0 where id = ${gameId}`;
    await checkout.complete('paid');
    await sweep();
    expect(await stateOfCode(server, player, code)).toMatchObject({ redeemed: false });
    expect(await balanceOf(server, player.id)).toBe(400);
    expect(await joined(gameId)).toBe(1);
    expect((await leave(player, gameId)).status).toBe(200);
  });
});
