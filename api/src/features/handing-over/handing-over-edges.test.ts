import { expect, test } from 'vitest';
import { aCode, aGame, aPlayer, balanceOf } from '../../../test/builders.ts';
import { guestCalls } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { join, pay, payForFriend, offer, takeOver } = joiningCalls(server);
const { startExternal } = guestCalls(server);

test('a spot of an external event can not be handed over: nobody could pay for it', async () => {
  const gameId = await aGame(server, { priceCents: 650, tournament: true });
  await server.sql`update game set tournament_external = true, tournament_org = 'ESN', external_member_price_cents = 450
    where id = ${gameId}`;
  const [player, friend] = [await aPlayer(server), await aPlayer(server)];
  const rows = await server.rows<{ id: string }>`
    insert into team (game_id, name, color, size, position) values (${gameId}, 'A', '#0b7a3e', 5, 1) returning id`;
  const checkout = await startExternal(gameId, player.email, { teamId: rows[0]?.id });
  await checkout.complete('paid');
  await server.jobs.runSweeps();
  expect(await checkout.status()).toMatchObject({ outcome: 'joined' });
  await refuses(offer(player, gameId, friend.email), 'external_payment_needed');
});

test('to somebody who waits: they wait no more, and pay with their own code', async () => {
  const gameId = await aGame(server, { priceCents: 500, capacity: 3, minimumPlayers: 2 });
  const [giver, taker] = [await aPlayer(server, { balanceCents: 500 }), await aPlayer(server, { balanceCents: 500 })];
  const friends = await aPlayer(server, { balanceCents: 1000 });
  await pay(giver, gameId);
  await payForFriend(friends, gameId, [(await aPlayer(server)).email, (await aPlayer(server)).email]);
  await join(taker, gameId, { allowPayment: true });
  const code = await aCode(server, taker.id, { value: 200 });
  await offer(giver, gameId, taker.email);
  expect((await takeOver(taker, gameId, giver.id)).body.data).toEqual({ amount: 3, balance: 2 });
  expect(await balanceOf(server, giver.id)).toBe(500);
  const waits =
    await server.value<string>`select status from waiting_entry where game_id = ${gameId} and user_id = ${taker.id}`;
  expect(waits).toBe('promoted');
  const used =
    await server.row`select redeemed_at is not null as used from promocode_holder where promocode_id = ${code}`;
  expect(used).toEqual({ used: true });
});
