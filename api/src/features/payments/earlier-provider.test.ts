import { expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { advance, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { startPaying } = guestCalls(server);

/** Makes it look as if the provider was changed while an order was open. */
const givenToMollie = (orderId: string) =>
  server.sql`update payment_order set provider = 'mollie', provider_reference = ${`tr_${orderId.replaceAll('-', '')}`}
    where id = ${orderId}`;
const orderOf = (id: string) =>
  server.row<{ status: string; review_note: string | null }>`
    select status, review_note from payment_order where id = ${id}`;

test('an order of the provider of before is not ended by one that does not know it: a person looks', async () => {
  const player = await aPlayer(server);
  const topUp = await server.as(player).post('/api/payments/topUp', { amount: 5 });
  const gameId = await aGame(server, { priceCents: 500, capacity: 3, minimumPlayers: 2 });
  const checkout = await startPaying(gameId, guestEmail());
  const orders = [String(topUp.body.orderId), checkout.orderId];
  for (const id of orders) await givenToMollie(id);
  await advance(server, 'PT5M');
  for (const id of orders) expect(await orderOf(id)).toEqual({ status: 'created', review_note: null });
  expect(await checkout.status()).toMatchObject({ status: 'created' });
  await advance(server, 'PT2H');
  for (const id of orders) expect(await orderOf(id)).toEqual({ status: 'created', review_note: 'otherProvider' });
  // A person who may have paid at the earlier provider is told so, and not sent there again.
  expect(await checkout.status()).toMatchObject({ underReview: true, paymentLink: null });
  // The spot is free again all the same.
  const { body } = await server.call('GET', `/api/matches/${gameId}`);
  expect(body.data).toMatchObject({ match: { held_spots: 0 } });
});
