import { beforeEach, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { aGame, aPlayer, balanceOf, useNewPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { passkeyCalls } from '../../../test/passkey-calls.ts';
import { aPlayerWithPassword, logIn } from '../../../test/passwords.ts';
import { recoveryCalls } from '../../../test/recovery-calls.ts';
import { refuses, useServer } from '../../../test/server.ts';
import { takingOutCalls } from '../../../test/taking-out-calls.ts';
import { openSession } from '../../platform/sessions/sessions.ts';

const server = useServer();
const { change, audit } = consoleCalls(server);
const { join, pay, payForFriend } = joiningCalls(server);
const { takeOut, list } = takingOutCalls(server);
const { joinFree, startPaying, startExternal } = guestCalls(server);
const { aHolder, logIn: logInWithPasskey } = passkeyCalls(server);
const { ask, tokenFor, reset } = recoveryCalls(server);
const banned = { status: 403, body: { code: 'account_banned' } } as const;
const admin = useNewPlayer(server, { role: 'admin' });

beforeEach(() => server.sql`delete from rate_limit`);

const ban = async (id: string) => {
  const answer = await change(admin.token, id, { banned: true, reason: 'threatened another player' });
  expect(answer.status).toBe(200);
};
const idOf = (email: string) => server.value<string>`select id from app_user where email = ${email}`;

describe('somebody who is banned', () => {
  test('is logged out at once, and logs in no more until the ban is lifted', async () => {
    const player = await aPlayerWithPassword(server);
    await ban(player.id);
    expect((await server.as(player).get('/api/users/me')).status).toBe(401);
    expect(await logIn(server, player.email)).toMatchObject(banned);
    // Somebody guessing learns nothing.
    await refuses(logIn(server, player.email, 'Roodborst12'), 'wrong_credentials');
    await refuses(change(admin.token, player.id, { banned: true }), 'already_decided');
    await change(admin.token, player.id, { banned: false });
    expect((await logIn(server, player.email)).status).toBe(200);
  });

  test('nor with a passkey', async () => {
    const holder = await aHolder();
    await ban(holder.id);
    expect(await logInWithPasskey(holder.passkey)).toMatchObject(banned);
  });

  test('nor by setting a password: links end, and no more are mailed', async () => {
    const player = await aPlayerWithPassword(server);
    const token = await tokenFor(player.email);
    await ban(player.id);
    await refuses(reset(token), 'reset_failed');
    const before = (await mailsTo(server, player.email)).length;
    // Asking reveals nothing of it.
    const { reset_expiration_time: _, ...answer } = (await ask(player.email)).body;
    expect((await ask(guestEmail())).body).toMatchObject(answer);
    expect(await mailsTo(server, player.email)).toHaveLength(before);
    const path = `/api/admin/users/${player.id}/recovery`;
    const byAdmin = await server.as(admin).post(path, { reason: 'rang us' });
    expect(byAdmin).toMatchObject(banned);
    // A link mailed before the ban doesn't work again once the ban is lifted.
    await change(admin.token, player.id, { banned: false });
    await refuses(reset(token), 'reset_failed');
    expect((await reset(await tokenFor(player.email))).status).toBe(200);
  });

  test('is let in by no other way: no session is opened for them', async () => {
    const player = await aPlayer(server);
    await ban(player.id);
    await expect(openSession(server.db, player.id, undefined)).rejects.toThrow('Rondo has closed this account.');
    // A session inserted by hand counts for nothing either.
    await server.sql`
      insert into session (user_id, token_hash, bearer_hash, bearer_expires_at, created_at, expires_at)
      values (${player.id}, 'a', sha256(convert_to(${'x'.repeat(43)}, 'UTF8')), app_now() + interval '1 hour', app_now(), app_now() + interval '1 hour')`;
    expect((await server.call('GET', '/api/users/me', { as: 'x'.repeat(43) })).status).toBe(401);
  });

  test('books nothing as a guest, and nobody books for them', async () => {
    const email = guestEmail();
    const free = await aGame(server);
    expect((await joinFree(free, email)).status).toBe(200);
    const id = await idOf(email);
    await ban(id);
    expect(await joinFree(await aGame(server), email)).toMatchObject(banned);
    const paid = await aGame(server, { priceCents: 500 });
    expect((await startPaying(paid, email, { amount: 5, method: 'ideal' })).answer).toMatchObject(banned);
    const event = await aGame(server, { priceCents: 500, tournament: true });
    await server.sql`
      update game set tournament_external = true, tournament_link = 'https://x.nl', organisational_details = 'x' where id = ${event}`;
    expect((await startExternal(event, email, { amount: 5, method: 'ideal' })).answer).toMatchObject(banned);
    const friend = await aPlayer(server, { balanceCents: 1000 });
    const forThem = await server
      .as(friend)
      .post('/api/internalPayments/payForFriend', { matchId: paid, payForFriendEmail: email, amount: 5 });
    expect(forThem).toMatchObject(banned);
  });

  test('is out of all games to come, with everything back; their organisers are told, and they how to object', async () => {
    const organiser = await aPlayer(server, { role: 'organiser' });
    const player = await aPlayer(server, { balanceCents: 500, name: 'Bram' });
    const payer = await aPlayer(server, { balanceCents: 500 });
    const [free, paid, full, bygone] = [
      await aGame(server, { organiserId: organiser.id }),
      await aGame(server, { organiserId: organiser.id, priceCents: 500 }),
      await aGame(server, { capacity: 3, minimumPlayers: 2 }),
      await aGame(server, { organiserId: organiser.id }),
    ];
    const byFriend = await aGame(server, {
      organiserId: organiser.id,
      priceCents: 500,
      hoursAhead: 3,
      createdHoursAgo: 1,
    });
    for (const one of [await aPlayer(server), await aPlayer(server), await aPlayer(server)]) await join(one, full);
    for (const matchId of [free, full, bygone]) await join(player, matchId);
    await pay(player, paid);
    expect((await payForFriend(payer, byFriend, player.email)).status).toBe(200);
    const next = await aPlayer(server);
    await join(next, full);
    await server.sql`update game set starts_at = app_now() - interval '1 minute' where id = ${bygone}`;
    await ban(player.id);
    expect([await balanceOf(server, player.id), await balanceOf(server, payer.id)]).toEqual([500, 500]);
    const standing = await server.row`
      select (select count(*)::int from registration where user_id = ${player.id} and status = 'active') as spots,
        (select count(*)::int from waiting_entry where user_id = ${player.id} and status = 'waiting') as waits`;
    // A spot in a game that has begun stays.
    expect(standing).toEqual({ spots: 1, waits: 0 });
    const told = await server.rows<{ game_id: string; params: object }>`
      select game_id, params from notification where user_id = ${organiser.id} and kind = 'playerTakenOut'`;
    expect(new Set(told.map(({ game_id }) => game_id))).toEqual(new Set([free, paid, byFriend]));
    for (const { params } of told) {
      expect(params).toMatchObject({ friend: 'Bram', by: 'rondo' });
      expect(params).not.toHaveProperty('note');
    }
    const [mail, ...others] = await mailsTo(server, player.email);
    expect(mail?.subject).toBe('We closed your Rondo account');
    expect(mail?.text).toMatch(/out of your upcoming games \(4\).*stays yours.*hello@rondo\.test/s);
    // The reason stays between admins, and the person gets one mail, not one for each game.
    expect(mail?.text).not.toContain('threatened');
    expect(others.map(({ subject }) => subject)).not.toContain('You’re no longer in Thursday game');
    expect((await audit(admin.token, 'sort=newest'))[0]).toMatchObject({ after: { banned: true, takenOutOf: 4 } });
    expect(await checkInvariants(server.databaseUrl)).toEqual([]);
  });

  test('is told in their language, a guest too, and when it is lifted: what they had does not come back, but they may join', async () => {
    const player = await aPlayer(server);
    await server.sql`update app_user set language = 'nl' where id = ${player.id}`;
    const gameId = await aGame(server);
    await join(player, gameId);
    await ban(player.id);
    expect((await mailsTo(server, player.email))[0]?.subject).toBe('We hebben je Rondo-account gesloten');
    await change(admin.token, player.id, { banned: false });
    const [mail] = await mailsTo(server, player.email);
    expect(mail?.subject).toBe('Je Rondo-account is weer open');
    const { bearer } = await openSession(server.db, player.id, undefined);
    const again = { ...player, token: bearer };
    const game = (await server.call('GET', `/api/matches/${gameId}`, { as: bearer })).body.data;
    expect(game).toMatchObject({ match: { viewer: { joined: false, takenOut: null } } });
    expect((await join(again, gameId)).status).toBe(200);
    const email = guestEmail();
    await joinFree(gameId, email);
    await ban(await idOf(email));
    expect((await mailsTo(server, email))[0]?.subject).toBe('We closed your Rondo account');
  });

  test('lets an organiser’s own decision stand, once it is lifted', async () => {
    const organiser = await aPlayer(server, { role: 'organiser' });
    const gameId = await aGame(server, { organiserId: organiser.id });
    const player = await aPlayer(server);
    await join(player, gameId);
    await takeOut(organiser, gameId, player.id);
    await ban(player.id);
    await change(admin.token, player.id, { banned: false });
    expect((await list(organiser, gameId)).takenOut).toMatchObject([{ _id: player.id, by: 'organiser' }]);
  });

  test('gets in nowhere while it happens, however many games they join at once', async () => {
    const player = await aPlayer(server);
    const games = await Promise.all(Array.from({ length: 8 }, () => aGame(server)));
    await Promise.all([...games.map((gameId) => join(player, gameId)), ban(player.id)]);
    const spots = await server.value<number>`
      select count(*)::int as spots from registration where user_id = ${player.id} and status = 'active'`;
    expect(spots).toBe(0);
    expect(await checkInvariants(server.databaseUrl)).toEqual([]);
  });

  test('loses an open stream within a second or so', async () => {
    const player = await aPlayer(server);
    const answer = await server.app.inject({
      url: '/api/users/notifications/live',
      headers: { authorization: `Bearer ${player.token}` },
      payloadAsStream: true,
    });
    const ended = new Promise((resolve) => answer.stream().on('close', resolve).resume());
    await ban(player.id);
    await expect(
      Promise.race([ended.then(() => 'ended'), new Promise((resolve) => setTimeout(resolve, 3000, 'open'))]),
    ).resolves.toBe('ended');
  });
});
