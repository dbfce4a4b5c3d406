import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkInvariants } from '../../../../test/invariants.ts';
import { aCode, aPlayer, balanceOf, credit } from '../../../../test/builders.ts';
import { gameIn } from '../../../../test/game-form.ts';
import { guestCalls, guestEmail } from '../../../../test/guest-calls.ts';
import { linkToTheirMoney } from '../../../../test/mails.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { organisingCalls } from '../../../../test/organising-calls.ts';
import { advance, refuses, useServer } from '../../../../test/server.ts';

const server = useServer();
const { join, pay, leave, refund, payForFriend, offer, takeOver } = joiningCalls(server);
const { startPaying, startPayingAs, mailsTo: guestMails } = guestCalls(server);
const { edit, cancel, read, created, mailsTo, paid } = organisingCalls(server);

const early = (total: number, value = 50) => ({
  early_bird: [{ priority: 1, spots: { total }, discount: { discount_type: 'percentage', discount_value: value } }],
});
/** The same game without a price. */
const free = () => ({ game_date: paid().game_date, minimum_players_threshold: 2, players: 12 });
const form = () => ({ ...paid(), minimum_players_threshold: 2, players: 12 });
const owed = (email: string) => server.value<number>`
  select coalesce(sum(p.amount_cents), 0) as cents from posting p join app_user u on u.id = p.owner_id
      where p.account = 'owed_to_guest' and u.email = ${email}`;

test('everyone who paid gets all of it at once: payers of friends, guests, with the codes they used; they stay in', async () => {
  const id = await created(form());
  const payer = await aPlayer(server, { balanceCents: 900 });
  await aCode(server, payer.id, { value: 100 });
  const friend = guestEmail();
  await pay(payer, id);
  await payForFriend(payer, id, friend);
  const checkout = await startPaying(id, guestEmail());
  await checkout.complete('paid');
  await server.jobs.runSweeps();
  const { userEmail } = (
    await server.call('POST', '/api/payments/esn/payment', { body: { orderId: checkout.orderId } })
  ).body;
  expect(await balanceOf(server, payer.id)).toBe(0);
  expect((await edit(id, free())).status).toBe(200);
  expect(await balanceOf(server, payer.id)).toBe(900);
  expect(await owed(String(userEmail))).toBe(500);
  const game = await read(id, payer.token);
  expect(game).toMatchObject({ joined_players_number: 3, status: 'confirmed', viewer: { joined: true, refund: null } });
  const used = await server.value<number>`
    select count(*) as n from promocode_holder where user_id = ${payer.id} and redeemed_at is not null`;
  expect(used).toBe(0);
  expect((await mailsTo(payer)).at(0)?.text).toContain('Your €\u00A09.00 is back in your wallet.');
  expect((await guestMails(String(userEmail))).map(({ text }) => text).join()).toMatch(linkToTheirMoney);
  const wallet = await server.as(payer).get('/api/internalPayments/user/me');
  expect(JSON.stringify(wallet.body)).toContain('refunded');
  // Leaving is free now, and refunds nothing more.
  await refuses(refund(payer, id), 'game_is_free');
  expect((await leave(payer, id)).status).toBe(200);
  expect((await cancel(id)).status).toBe(200);
  expect(await balanceOf(server, payer.id)).toBe(900);
});

test('once, whatever it costs later; who joined for nothing pays nothing when it has a price again', async () => {
  const id = await created(form());
  const [first, second] = [await aPlayer(server, { balanceCents: 500 }), await aPlayer(server, { balanceCents: 900 })];
  await pay(first, id);
  await edit(id, free());
  await edit(id, { ...form(), price: 9 });
  await pay(second, id);
  await edit(id, free());
  for (const [player, cents] of [
    [first, 500],
    [second, 900],
  ] as const)
    expect(await balanceOf(server, player.id)).toBe(cents);
  await edit(id, form());
  expect((await leave(first, id)).status).toBe(200);
});

test('who is paying just then gets the spot, and the money as credit', async () => {
  const id = await created({ ...form(), ...early(1) });
  const email = guestEmail();
  const checkout = await startPaying(id, email, { amount: 2.5 });
  await edit(id, free());
  await checkout.complete('paid');
  await server.jobs.runSweeps();
  expect(await checkout.status()).toMatchObject({ outcome: 'credited' });
  expect(await owed(email)).toBe(250);
  expect(await read(id)).toMatchObject({ joined_players_number: 1 });
});

test('who waits is in for nothing: with an offer, with an agreed payment, in the order of the queue', async () => {
  const small = { minimum_players_threshold: 2, players: 3 };
  const id = await created({ ...form(), ...small });
  const inside = await Promise.all([1, 2, 3].map(() => aPlayer(server, { balanceCents: 500 })));
  for (const player of inside) await pay(player, id);
  const [offered, agreed, last] = await Promise.all([1, 2, 3].map(() => aPlayer(server)));
  if (!offered || !agreed || !last) throw new Error('no players');
  for (const player of [offered, agreed, last]) await join(player, id, { allowPayment: player === agreed });
  await credit(server, agreed.id, 500);
  await edit(id, { ...form(), ...small, players: 4 });
  await advance(server, 'PT1M');
  expect((await read(id, offered.token)).viewer.offeredUntil).not.toBeNull();
  await edit(id, { ...free(), ...small, players: 5 });
  await advance(server, 'PT1M');
  for (const [player, joined] of [
    [offered, true],
    [agreed, true],
    [last, false],
  ] as const)
    expect((await read(id, player.token)).viewer).toMatchObject({ joined });
  expect(await balanceOf(server, agreed.id)).toBe(500);
});

test('a spot that was offered to somebody before can still be taken over', async () => {
  const id = await created(form());
  const [giver, taker] = [await aPlayer(server, { balanceCents: 500 }), await aPlayer(server)];
  await pay(giver, id);
  await server.sql`update game set status = 'confirmed' where id = ${id}`;
  await offer(giver, id, taker.email);
  await edit(id, free());
  expect((await takeOver(taker, id, giver.id, { amount: 0 })).body.data).toEqual({ amount: 0, balance: 0 });
  expect((await read(id, giver.token)).viewer).toMatchObject({ joined: false });
  expect(await balanceOf(server, giver.id)).toBe(500);
});

test('early-bird entries change and go at any time; who has one keeps it, and a free game can cost again', async () => {
  const id = await created({ ...form(), ...early(2) });
  const players = await Promise.all([1, 2, 3, 4].map(() => aPlayer(server, { balanceCents: 500 })));
  const [first, second, third, fourth] = players;
  if (!first || !second || !third || !fourth) throw new Error('no players');
  await pay(first, id);
  await edit(id, { ...form(), ...early(1, 20) });
  expect(await read(id)).toMatchObject({ early_bird: [{ spots: { occupied: 1, total: 1 } }] });
  await pay(second, id, { amount: 5 });
  await edit(id, form());
  expect(await read(id)).toMatchObject({ early_bird: [] });
  await edit(id, { ...form(), ...early(3) });
  await pay(third, id, { amount: 2.5 });
  const paidOf = async (token: string) => (await read(id, token)).viewer.paid;
  expect(await Promise.all([first, second, third].map(({ token }) => paidOf(token)))).toEqual([2.5, 5, 2.5]);
  await edit(id, free());
  const again = await edit(id, form());
  expect(again.status).toBe(200);
  expect(gameIn(again).price).toBe(5);
  await pay(fourth, id, { amount: 5 });
});

test('a code of a spot that was paid through the provider comes back too, and no invariant misses it', async () => {
  const id = await created(form());
  const player = await aPlayer(server);
  const code = await aCode(server, player.id, { value: 100 });
  const checkout = await startPayingAs(player, id);
  await checkout.complete('paid');
  await server.jobs.runSweeps();
  expect((await edit(id, free())).status).toBe(200);
  expect(await balanceOf(server, player.id)).toBe(400);
  const redeemed = await server.value<boolean>`
    select redeemed_at is not null as redeemed from promocode_holder where promocode_id = ${code}`;
  expect(redeemed).toBe(false);
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
});

test('a series that becomes free pays back in each of its games', async () => {
  const [first = '', second = ''] = await sql<{ id: string }>`
    select id from game where series_id = ${await seriesOf(await created({ ...form(), repeat_weeks: 2 }))} order by starts_at`
    .execute(server.db)
    .then(({ rows }) => rows.map(({ id }) => id));
  const player = await aPlayer(server, { balanceCents: 1000 });
  for (const id of [first, second]) expect((await pay(player, id)).status).toBe(200);
  expect((await edit(first, { ...free(), scope: 'following' })).status).toBe(200);
  expect(await balanceOf(server, player.id)).toBe(1000);
});

async function seriesOf(id: string): Promise<string> {
  return await server.value<string>`select series_id from game where id = ${id}`;
}
