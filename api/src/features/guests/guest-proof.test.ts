import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aGame, aPlayer, aTeam } from '../../../test/builders.ts';
import { gameIn } from '../../../test/game-form.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { joinFree, startPaying, bookingOf, mailsTo } = guestCalls(server);
const { join } = joiningCalls(server);

const stateOf = (gameId: string) =>
  server.row<{ status: string; joined: number; unproved: number }>`
    select status, joined_count as joined, unproved_count as unproved from game where id = ${gameId}`;

test('invented addresses confirm no game, and are out after half an hour; the mail says so', async () => {
  const gameId = await aGame(server, { capacity: 5, minimumPlayers: 2 });
  const emails = [guestEmail(), guestEmail(), guestEmail()];
  const answer = await joinFree(gameId, emails[0] ?? '');
  expect(Date.parse(String(answer.body.proofUntil)) - server.clock.now().getTime()).toBeLessThanOrEqual(30 * 60_000);
  for (const email of emails.slice(1)) await joinFree(gameId, email);
  expect(await stateOf(gameId)).toEqual({ status: 'pending', joined: 3, unproved: 3 });
  const [mail] = await mailsTo(emails[0] ?? '');
  expect(mail?.subject).toBe('Confirm your spot in Thursday game');
  expect(mail?.text).toMatch(/before \w+ \d+ \w+.* \d\d:\d\d to keep it/);
  const booking = await bookingOf(emails[0] ?? '');
  await advance(server, 'PT31M');
  expect(await stateOf(gameId)).toEqual({ status: 'pending', joined: 0, unproved: 0 });
  await refuses(booking.open(), 'proof_too_late');
  expect((await booking.see()).body.data).toMatchObject({
    booking: { status: 'left', proofUntil: answer.body.proofUntil },
  });
});

test('the opened link keeps the spot and confirms the game in the same step, however often it is opened', async () => {
  const gameId = await aGame(server, { minimumPlayers: 2 });
  await join(await aPlayer(server), gameId);
  const [one, two] = [guestEmail(), guestEmail()];
  await joinFree(gameId, one);
  expect(await stateOf(gameId)).toEqual({ status: 'pending', joined: 2, unproved: 1 });
  // The page shows both numbers: one player is still missing.
  const page = gameIn(await server.call('GET', `/api/matches/${gameId}`));
  expect(page).toMatchObject({ joined_players_number: 2, unproved_players_number: 1 });
  const booking = await bookingOf(one);
  expect((await booking.open()).status).toBe(200);
  expect(await stateOf(gameId)).toEqual({ status: 'confirmed', joined: 2, unproved: 0 });
  expect((await booking.open()).status).toBe(200);
  expect((await mailsTo(one)).map(({ subject }) => subject)).toContain('Thursday game is confirmed!');
  // Each booking is confirmed separately: anybody can type an address that was confirmed before.
  const other = await aGame(server, { minimumPlayers: 2 });
  await joinFree(other, one);
  await joinFree(other, two);
  expect(await stateOf(other)).toMatchObject({ status: 'pending', unproved: 2 });
  await advance(server, 'PT31M');
  expect(await stateOf(gameId)).toMatchObject({ joined: 2 });
});

test('a spot that ran out is for who waits, whatever the sweeper has done, and its team’s seat too', async () => {
  const gameId = await aGame(server, { tournament: true, capacity: 3, minimumPlayers: 2 });
  const teamId = await aTeam(server, gameId, 3);
  for (let n = 0; n < 3; n += 1) await joinFree(gameId, guestEmail(), { teamId });
  const waiting = await aPlayer(server);
  expect((await join(waiting, gameId, { teamId })).body.data).toMatchObject({ outcome: 'waiting' });
  await server.sql`update clock_offset set ahead = ahead + interval '31 minutes'`;
  await server.clock.refresh();
  const newcomer = await aPlayer(server);
  expect((await join(newcomer, gameId, { teamId })).body.data).toMatchObject({ outcome: 'joined' });
  const rows = await server.values<string>`
    select user_id from registration where game_id = ${gameId} and status = 'active' order by place`;
  expect(rows).toEqual([waiting.id, newcomer.id]);
});

test('in the last two hours before joining closes there are fifteen minutes', async () => {
  const gameId = await aGame(server, { hoursAhead: 3.5 });
  const answer = await joinFree(gameId, guestEmail());
  expect(Date.parse(String(answer.body.proofUntil)) - server.clock.now().getTime()).toBeLessThanOrEqual(15 * 60_000);
  await advance(server, 'PT16M');
  expect(await stateOf(gameId)).toMatchObject({ joined: 0 });
});

test('a spot of a paid game that costs nothing is proved too; one that was paid is not', async () => {
  const gameId = await aGame(server, { priceCents: 500, minimumPlayers: 2 });
  await server.sql`insert into early_bird (game_id, priority, spots_total, discount_type, discount_value)
    values (${gameId}, 1, 1, 'percentage', 100)`;
  const free = await startPaying(gameId, guestEmail());
  expect(free.answer.body).toMatchObject({ orderId: null, proofUntil: expect.any(String) });
  const paid = await startPaying(gameId, guestEmail());
  await paid.complete('paid');
  await server.jobs.runSweeps();
  expect(await stateOf(gameId)).toEqual({ status: 'pending', joined: 2, unproved: 1 });
});

test('who gets a password meanwhile has shown that the address is theirs', async () => {
  const gameId = await aGame(server, { minimumPlayers: 2 });
  const email = guestEmail();
  await joinFree(gameId, email);
  await server.sql`update app_user set role = 'player' where email = ${email}`;
  await advance(server, 'PT31M');
  expect(await stateOf(gameId)).toMatchObject({ joined: 1, unproved: 0 });
});

test('the database refuses an unproved spot that was paid', async () => {
  const gameId = await aGame(server);
  const { id } = await aPlayer(server);
  const paid = sql`
    insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, joined_at, proof_until)
    values (${gameId}, ${id}, ${id}, 100, 100, app_now(), app_now())`;
  await expect(paid.execute(server.db)).rejects.toThrow('registration_unproved_is_free');
});
