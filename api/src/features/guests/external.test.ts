import type { GameDetails } from '@rondo/contract';
import { expect, test } from 'vitest';
import { aGame, aPlayer, type GameOptions } from '../../../test/builders.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { startExternal, startPaying, bookingOf } = guestCalls(server);
const { join, pay, payForFriend } = joiningCalls(server);

/** An organisation's tournament at 6.50, or 4.50 for its members. */
async function anEvent(options: GameOptions = {}): Promise<string> {
  const id = await aGame(server, { priceCents: 650, tournament: true, ...options });
  await server.sql`update game set tournament_external = true, tournament_org = 'ESN', external_member_price_cents = 450
    where id = ${id}`;
  return id;
}

test('6.50, or 4.50 for members, through the payment link; the form’s name and team are kept', async () => {
  const gameId = await anEvent();
  const [one, other] = [guestEmail(), guestEmail()];
  const everyone = await startExternal(gameId, one);
  const member = await startExternal(gameId, other, { organisationMember: true });
  expect(everyone.answer.body).toMatchObject({ amount: 6.5, fee: 0.36 });
  expect(member.answer.body).toMatchObject({ amount: 4.5, fee: 0.36 });
  await everyone.complete('paid');
  await member.complete('paid');
  await server.jobs.runSweeps();
  expect(await member.status()).toMatchObject({ outcome: 'joined', status: 'paid' });
  expect((await (await bookingOf(other)).see()).body.data).toMatchObject({
    booking: { paid: 4.5, teamName: 'The Owls' },
  });
  const order = await server.row`select details from payment_order where id = ${member.orderId}`;
  expect(order).toEqual({
    details: { name: 'Noor', teamName: 'The Owls', organisation: 'ESN', isMember: true },
  });
  const seen = await server.as(await aPlayer(server)).get(`/api/matches/${gameId}`);
  expect(seen.body.data).toMatchObject({ match: { potential_users: [{ name: 'Noor' }, { name: 'Noor' }] } });
});

test('there is no other way in; other games have no payment link', async () => {
  const gameId = await anEvent();
  const player = await aPlayer(server, { balanceCents: 1000 });
  await refuses(pay(player, gameId), 'external_payment_needed');
  await refuses(join(player, gameId), 'external_payment_needed');
  await refuses(payForFriend(player, gameId, guestEmail()), 'external_payment_needed');
  expect((await startPaying(gameId, guestEmail())).answer.body.code).toBe('external_payment_needed');
  const other = await aGame(server, { priceCents: 650 });
  expect((await startExternal(other, guestEmail())).answer.body.code).toBe('not_external');
});

test('its organiser and admins see who registered, from where and for which team; nobody else does', async () => {
  const organiser = await aPlayer(server, { role: 'organiser' });
  const gameId = await anEvent({ organiserId: organiser.id });
  const checkout = await startExternal(gameId, guestEmail(), { organisation: 'ESN Delft', organisationMember: true });
  await checkout.complete('paid');
  await server.jobs.runSweeps();
  const registrants = async (viewer?: { token: string }) =>
    ((await server.call('GET', `/api/matches/${gameId}`, { as: viewer?.token })).body.data as { match: GameDetails })
      .match.registrants;
  const told = { name: 'Noor', teamName: 'The Owls', organisation: 'ESN Delft', organisationMember: true };
  for (const viewer of [organiser, await aPlayer(server, { role: 'admin' })])
    expect(await registrants(viewer)).toMatchObject([told]);
  for (const other of [undefined, await aPlayer(server), await aPlayer(server, { role: 'organiser' })])
    expect(await registrants(other)).toEqual([]);
});

test('holds are 15 minutes here too, and a full event is full', async () => {
  const gameId = await anEvent({ capacity: 3, minimumPlayers: 2 });
  for (let n = 0; n < 3; n += 1) expect((await startExternal(gameId, guestEmail())).answer.status).toBe(200);
  expect((await startExternal(gameId, guestEmail())).answer.body.code).toBe('game_full');
});

test.each([
  [{ name: '' }, 'invalid_input'],
  [{ email: 'nobody' }, 'email_invalid'],
  [{ teamName: 'x'.repeat(51) }, 'invalid_input'],
  [{ organisation: 'x'.repeat(81) }, 'invalid_input'],
])('the form is checked: %j', async (more, code) => {
  expect((await startExternal(await anEvent(), guestEmail(), more)).answer.body.code).toBe(code);
});
