import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, type Player } from '../../../test/builders.ts';
import { guestCalls } from '../../../test/guest-calls.ts';
import { aPlayerWithPassword, becomePlayer, oldPassword } from '../../../test/passwords.ts';
import { refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { startPaying } = guestCalls(server);

async function aTopUp(player: Player) {
  const { body } = await server.as(player).post('/api/payments/topUp', { amount: 10 });
  const path = new URL(String(body.paymentLink)).pathname;
  const complete = (outcome: string) => server.call('POST', `${path}/complete`, { body: { outcome } });
  return { orderId: String(body.orderId), complete };
}
/** Makes it look as if the bank had started to pay before the checkout was closed. */
const reopen = (orderId: string) => server.sql`update sandbox_payment set status = 'open' where order_id = ${orderId}`;
const open = async ({ token }: Player) =>
  (await server.call('GET', '/api/payments/open', { as: token })).body.data as { payments: object[] };
const cancel = (orderId: string, player?: Player) =>
  server.call('POST', '/api/payments/cancel', { as: player?.token, body: { orderId } });
const leave = ({ token }: Player) =>
  server.call('DELETE', '/api/users/deleteMe', { as: token, body: { password: oldPassword } });

describe('an open payment', () => {
  test('is listed, cancelled by its payer alone, and keeps nobody from leaving any more', async () => {
    const player = await aPlayerWithPassword(server);
    const { orderId, complete } = await aTopUp(player);
    expect((await open(player)).payments).toMatchObject([{ _id: orderId, amount: 10, fee: 0.36, match: null }]);
    expect((await open(await aPlayer(server))).payments).toEqual([]);
    for (const other of [undefined, await aPlayer(server)]) await refuses(cancel(orderId, other), 'payment_not_found');
    await refuses(leave(player), 'payment_under_way');
    expect((await cancel(orderId, player)).body.order).toMatchObject({ status: 'failed' });
    expect((await cancel(orderId, player)).body.order).toMatchObject({ status: 'failed' });
    expect((await open(player)).payments).toEqual([]);
    expect((await leave(player)).status).toBe(200);
    // An order that is paid anyway is left to an admin, because the account is gone.
    await reopen(orderId);
    await complete('paid');
    const order = await server.value<string | null>`select review_note from payment_order where id = ${orderId}`;
    expect(order).toBe('payerLeft');
  });

  test('that is paid after all is credited; one that was paid before stays paid', async () => {
    const player = await aPlayer(server);
    const late = await aTopUp(player);
    await cancel(late.orderId, player);
    await reopen(late.orderId);
    await late.complete('paid');
    expect(await balanceOf(server, player.id)).toBe(1000);
    const paid = await aTopUp(player);
    await paid.complete('paid');
    expect((await cancel(paid.orderId, player)).body.order).toMatchObject({ status: 'paid' });
    expect(await balanceOf(server, player.id)).toBe(2000);
  });

  test('for a spot is cancelled by who holds its id, and the spot opens', async () => {
    const gameId = await aGame(server, { priceCents: 500, capacity: 3, minimumPlayers: 2 });
    const email = 'paying-guest@rondo.test';
    const { orderId } = await startPaying(gameId, email);
    const player = await becomePlayer(server, email);
    expect((await open(player)).payments).toMatchObject([{ _id: orderId, match: { _id: gameId } }]);
    const held = async () =>
      ((await server.call('GET', `/api/matches/${gameId}`)).body.data as { match: { held_spots: number } }).match
        .held_spots;
    expect(await held()).toBe(1);
    expect((await cancel(orderId)).body.order).toMatchObject({ status: 'failed' });
    await server.jobs.runSweeps();
    expect(await held()).toBe(0);
    expect((await leave(player)).status).toBe(200);
  });
});
