import { expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { aPlayerWithPassword, oldPassword } from '../../../test/passwords.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { pay, payForFriend } = joiningCalls(server);

test('a spot that somebody paid who has left is no payment of who plays, whatever it brings back', async () => {
  const payer = await aPlayerWithPassword(server, { balanceCents: 1000 });
  const friend = await aPlayer(server, { balanceCents: 300 });
  const [given, own] = [await aGame(server, { priceCents: 1000 }), await aGame(server, { priceCents: 300 })];
  await payForFriend(payer, given, friend.email);
  await pay(friend, own);
  const left = await server.as(payer).delete('/api/users/deleteMe', { password: oldPassword });
  expect(left.status).toBe(200);
  const { body } = await server.as(friend).get('/api/internalPayments/user/me');
  expect(body).toMatchObject({ data: { payments: [{ amount: 3 }] }, pagination: { totalCount: 1 } });
  const spot = () =>
    server.value<string>`select id from registration where game_id = ${given} and user_id = ${friend.id}`;
  await refuses(server.as(friend).get(`/api/wallet/receipts/${await spot()}`), 'payment_not_found');
});
