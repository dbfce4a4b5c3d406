import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import type { Trouble } from '../../../test/fake-provider.ts';
import { stripeReport } from '../../../test/fake-stripe.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { advance } from '../../../test/server.ts';
import { useStripeServer } from '../../../test/stripe-server.ts';

const { server, stripe, bookedOf } = await useStripeServer();
const { startPaying, startPayingAs } = guestCalls(server);
const { pay } = joiningCalls(server);

test('a guest pays through Stripe: the spot is theirs by its report alone', async () => {
  const gameId = await aGame(server, { priceCents: 450 });
  const checkout = await startPaying(gameId, guestEmail(), { method: 'card' });
  const booked = bookedOf(checkout.orderId);
  expect(booked).toMatchObject({ totalCents: 450 + 46, currency: 'EUR' });
  booked.status = 'paid';
  const { body, headers } = stripeReport(booked.reference, server.clock.now());
  expect((await server.call('POST', '/api/payments/webhooks/stripe', { body, headers })).status).toBe(200);
  await server.jobs.runSweeps();
  expect(await checkout.status()).toMatchObject({ status: 'paid', outcome: 'joined' });
});

test('a provider that is down: refused with a way on, others join meanwhile, the same request goes on later', async () => {
  const gameId = await aGame(server, { priceCents: 450 });
  const [email, key] = [guestEmail(), randomUUID()];
  stripe.trouble = { kind: 'error' };
  const failed = await startPaying(gameId, email, {}, key);
  expect(failed.answer).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } });
  const player = await aPlayer(server, { balanceCents: 450 });
  expect((await pay(player, gameId)).status).toBe(200);
  const idle = await server.value<number>`
    select count(*) as n from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`;
  expect(idle).toBe(0);
  stripe.trouble = null;
  const again = await startPaying(gameId, email, {}, key);
  expect(again.answer.status).toBe(200);
  const orders = await server.value<number>`
    select count(*) as n from payment_order where game_id = ${gameId} and status = 'created'`;
  expect(orders).toBe(1);
});

const heldIn = async (gameId: string) =>
  (await server.call('GET', `/api/matches/${gameId}`)).body.data as { match: { held_spots: number } };

test.each<Trouble>(['error', 'slow', 'malformed'])(
  'a checkout for which the provider gives no link (%s) holds nothing, of guest or member',
  async (kind) => {
    const gameId = await aGame(server, { priceCents: 450, capacity: 3, minimumPlayers: 2 });
    const players = await Promise.all([1, 2, 3].map(() => aPlayer(server, { balanceCents: 450 })));
    stripe.trouble = { kind };
    const failed = await Promise.all([
      ...Array.from({ length: 3 }, () => startPaying(gameId, guestEmail())),
      ...players.map((player) => startPayingAs(player, gameId)),
    ]);
    stripe.trouble = null;
    // People who came while others were still being refused were told that the game is full.
    const codes = failed.map(({ answer }) => answer.body.code);
    expect(new Set([...codes, 'game_full'])).toEqual(new Set(['provider_unavailable', 'game_full']));
    expect(await heldIn(gameId)).toMatchObject({ match: { held_spots: 0 } });
    for (const player of players) expect((await pay(player, gameId)).status).toBe(200);
    const started = await server.value<number>`select count(*) as n from started_entry where game_id = ${gameId}`;
    expect(started).toBe(0);
  },
);

test('one whose link was never asked for, as in a crash, holds nothing after a minute or two', async () => {
  const gameId = await aGame(server, { priceCents: 450 });
  const checkout = await startPaying(gameId, guestEmail());
  await server.sql`
    update payment_order set provider_reference = null, checkout_url = null where id = ${checkout.orderId}`;
  await server.jobs.runSweeps();
  expect(await heldIn(gameId)).toMatchObject({ match: { held_spots: 1 } });
  await advance(server, 'PT2M');
  await server.jobs.runSweeps();
  await server.jobs.runSweeps();
  expect(await heldIn(gameId)).toMatchObject({ match: { held_spots: 0 } });
  expect(await checkout.status()).toMatchObject({ status: 'expired', outcome: 'none' });
});

test('another checkout ends the one before at Stripe; paid all the same, it is sent back', async () => {
  const gameId = await aGame(server, { priceCents: 450 });
  const player = await aPlayer(server);
  const [closed, paid, last] = [
    await startPayingAs(player, gameId),
    await startPayingAs(player, gameId, { method: 'card' }),
    await startPayingAs(player, gameId),
  ];
  // The order was paid just as it was ended.
  bookedOf(paid.orderId).status = 'paid';
  await server.jobs.runSweeps();
  await server.jobs.runSweeps();
  expect([closed, paid, last].map(({ orderId }) => bookedOf(orderId).status)).toEqual(['expired', 'paid', 'open']);
  expect(bookedOf(paid.orderId).refunds).toMatchObject([{ cents: bookedOf(paid.orderId).totalCents }]);
  expect(await paid.status()).toMatchObject({ outcome: 'returned' });
});

test('a provider that does not answer as a page is to be closed is asked again', async () => {
  const gameId = await aGame(server, { priceCents: 450 });
  const player = await aPlayer(server, { balanceCents: 450 });
  const checkout = await startPayingAs(player, gameId);
  stripe.trouble = { kind: 'error', of: ({ path }) => path.endsWith('/expire') };
  expect((await pay(player, gameId)).status).toBe(200);
  await server.jobs.runSweeps().catch(() => undefined);
  expect(bookedOf(checkout.orderId).status).toBe('open');
  stripe.trouble = null;
  await server.jobs.runSweeps();
  expect(bookedOf(checkout.orderId).status).toBe('expired');
});

test('a report that never comes is asked for; a checkout whose time is up is closed', async () => {
  const gameId = await aGame(server, { priceCents: 450 });
  const [lost, forgotten] = [await startPaying(gameId, guestEmail()), await startPaying(gameId, guestEmail())];
  bookedOf(lost.orderId).status = 'paid';
  await advance(server, 'PT2M');
  await server.jobs.runSweeps();
  expect(await lost.status()).toMatchObject({ outcome: 'joined' });
  await advance(server, 'PT14M');
  expect(await forgotten.status()).toMatchObject({ status: 'expired' });
  expect(bookedOf(forgotten.orderId).status).toBe('expired');
});
