import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, aTeam } from '../../../test/builders.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { joinFree, startPaying, bookingOf, mailsTo } = guestCalls(server);
const { join } = joiningCalls(server);

const joined = (gameId: string) => server.value<number>`select joined_count as n from game where id = ${gameId}`;

describe('a guest joins a free game', () => {
  test('by address: in at once, told by mail, with a link that gives the spot up', async () => {
    const gameId = await aGame(server);
    const email = guestEmail();
    const answer = await joinFree(gameId, email);
    expect(answer).toMatchObject({ status: 200, body: { message: 'You have been added to the match successfully!' } });
    expect(await joined(gameId)).toBe(1);
    expect(await mailsTo(email)).toMatchObject([{ subject: 'Confirm your spot in Thursday game' }]);
    const booking = await bookingOf(email);
    expect((await booking.see()).body.data).toMatchObject({
      booking: { status: 'active', email, isGuest: true, paid: 0, giveUp: { allowed: true, amount: 0 } },
    });
    expect((await booking.cancel()).status).toBe(200);
    expect(await joined(gameId)).toBe(0);
    expect((await booking.see()).body.data).toMatchObject({ booking: { status: 'left', giveUp: null } });
    await refuses(booking.cancel(), 'not_joined');
  });

  test('others see a guest without the address, and visitors nobody', async () => {
    const gameId = await aGame(server);
    const email = guestEmail();
    await joinFree(gameId, email);
    const seen = await server.as(await aPlayer(server)).get(`/api/matches/${gameId}`);
    expect(seen.body.data).toMatchObject({ match: { potential_users: [{ name: 'Guest', role: 'guest' }] } });
    expect(JSON.stringify(seen.body)).not.toContain(email);
  });

  test('an address that has an account is asked to log in, for free and paid games alike, whoever else is logged in', async () => {
    const [free, paid] = [await aGame(server), await aGame(server, { priceCents: 500 })];
    const [owner, other] = [await aPlayer(server), await aPlayer(server)];
    await join(owner, free);
    const code = 'log_in_first';
    expect((await joinFree(free, owner.email)).body).toMatchObject({ code });
    for (const as of [undefined, other.token])
      expect((await startPaying(paid, owner.email, {}, undefined, as)).answer).toMatchObject({
        status: 403,
        body: { code, message: 'This email address has an account. Please log in to join.' },
      });
    expect(await mailsTo(owner.email)).toEqual([]);
    expect((await startPaying(paid, owner.email, {}, undefined, owner.token)).answer.status).toBe(200);
  });

  test.each<[string, Parameters<typeof aGame>[1], object, string]>([
    ['without terms', {}, { terms: false }, 'terms_required'],
    ['without privacy', {}, { privacy: false }, 'privacy_required'],
    ['with a bad address', {}, { email: 'nobody' }, 'email_invalid'],
    ['into a paid game', { priceCents: 500 }, {}, 'payment_required'],
    ['into a game with a passcode', { passcode: 'rondo' }, {}, 'wrong_passcode'],
    ['too late', { hoursAhead: 1 }, {}, 'joining_closed'],
    ['above their level', { levelLimit: 5 }, {}, 'guest_level_too_low'],
  ])('not %s', async (_, options, more, code) => {
    const gameId = await aGame(server, { createdHoursAgo: 400, ...options });
    expect((await joinFree(gameId, guestEmail(), more)).body.code).toBe(code);
  });

  test('a tournament asks for the team first, then the consents', async () => {
    const gameId = await aGame(server, { tournament: true });
    const teamId = await aTeam(server, gameId, 5, 1);
    const nothing = { terms: false, privacy: false };
    await refuses(joinFree(gameId, guestEmail(), nothing), 'team_required');
    await refuses(joinFree(gameId, guestEmail(), { ...nothing, teamId }), 'terms_required');
    await refuses(joinFree(gameId, guestEmail(), { teamId, privacy: false }), 'privacy_required');
    expect((await joinFree(gameId, guestEmail(), { teamId })).status).toBe(200);
  });

  test('another game’s teams say who plays with whom: nobody who joins is asked for one', async () => {
    const gameId = await aGame(server);
    await aTeam(server, gameId, 1);
    const nothing = { terms: false, privacy: false };
    await refuses(joinFree(gameId, guestEmail(), nothing), 'terms_required');
    expect((await joinFree(gameId, guestEmail())).status).toBe(200);
    const cup = await aGame(server, { tournament: true });
    await aTeam(server, cup, 5);
    const stranger = { ...nothing, teamId: await aTeam(server, gameId, 5, 2) };
    await refuses(joinFree(cup, guestEmail(), stranger), 'team_required');
  });

  test('not into a full one: guests do not wait', async () => {
    const gameId = await aGame(server, { capacity: 3, minimumPlayers: 2 });
    for (let n = 0; n < 3; n += 1) await joinFree(gameId, guestEmail());
    await refuses(joinFree(gameId, guestEmail()), 'game_full');
  });

  test('a repeated request has one effect', async () => {
    const gameId = await aGame(server);
    const [email, key] = [guestEmail(), randomUUID()];
    expect((await joinFree(gameId, email, {}, key)).status).toBe(200);
    expect((await joinFree(gameId, email, {}, key)).status).toBe(200);
    await refuses(joinFree(gameId, email), 'already_joined');
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

test('neither a guest’s score nor where they are in can be worked out by typing their address', async () => {
  const email = guestEmail();
  const isIn = await aGame(server);
  await joinFree(isIn, email);
  await server.sql`
    insert into score (user_id, sport, score, grade_count, graded_games, updated_at)
    select id, 'Volleyball', 3.47, 30, 9, app_now() from app_user where email = ${email}`;
  const ask = async (levelLimit: number) => {
    const gameId = await aGame(server, { priceCents: 500, levelLimit });
    return [
      (await joinFree(gameId, email)).body.code,
      (await startPaying(gameId, email, { amount: 4.99 })).answer.body.code,
    ];
  };
  expect([...(await ask(3.3)), ...(await ask(3.4)), ...(await ask(3.5))]).toEqual([
    'payment_required',
    'price_changed',
    'payment_required',
    'price_changed',
    'guest_level_too_low',
    'guest_level_too_low',
  ]);
  const again = async () => (await joinFree(isIn, email)).body.code;
  expect([await again(), await again(), await again()]).toEqual([
    'already_joined',
    'already_joined',
    'too_many_requests',
  ]);
  // Joining within the limits still works, and so does another address.
  expect((await joinFree(await aGame(server), email)).status).toBe(200);
  expect((await joinFree(isIn, guestEmail())).status).toBe(200);
});
