import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { passkeyCalls } from '../../../test/passkey-calls.ts';
import { aPlayerWithPassword, logIn } from '../../../test/passwords.ts';
import { recoveryCalls } from '../../../test/recovery-calls.ts';
import { row, useServer } from '../../../test/server.ts';

const server = useServer();
const { change } = consoleCalls(server);
const { joinFree, startPaying, startExternal } = guestCalls(server);
const { aHolder, logIn: logInWithPasskey } = passkeyCalls(server);
const { tokenFor, reset } = recoveryCalls(server);
const banned = { status: 403, body: { code: 'account_banned' } } as const;
let admin: Player;

beforeEach(async () => {
  await sql`delete from rate_limit`.execute(server.db);
  admin = await aPlayer(server, { role: 'admin' });
});

const ban = async (id: string) => {
  const answer = await change(admin.token, id, { banned: true, reason: 'threatened another player' });
  expect(answer.status).toBe(200);
};
const idOf = async (email: string) =>
  (await row<{ id: string }>(server, sql`select id from app_user where email = ${email}`)).id;

describe('somebody who is banned', () => {
  test('is logged out at once, and logs in no more until the ban is lifted', async () => {
    const player = await aPlayerWithPassword(server);
    await ban(player.id);
    expect((await server.call('GET', '/api/users/me', { as: player.token })).status).toBe(401);
    expect(await logIn(server, player.email)).toMatchObject(banned);
    // Whoever guesses learns nothing.
    expect((await logIn(server, player.email, 'Roodborst12')).body.code).toBe('wrong_credentials');
    expect((await change(admin.token, player.id, { banned: true })).body.code).toBe('already_decided');
    await change(admin.token, player.id, { banned: false });
    expect((await logIn(server, player.email)).status).toBe(200);
  });

  test('nor with a passkey', async () => {
    const holder = await aHolder();
    await ban(holder.id);
    expect(await logInWithPasskey(holder.passkey)).toMatchObject(banned);
  });

  test('nor by setting a password', async () => {
    const player = await aPlayerWithPassword(server);
    const token = await tokenFor(player.email);
    await ban(player.id);
    expect(await reset(token)).toMatchObject(banned);
    expect(await reset(await tokenFor(player.email))).toMatchObject(banned);
    const path = `/api/admin/users/${player.id}/recovery`;
    const asked = await server.call('POST', path, { as: admin.token, body: { reason: 'rang us' } });
    expect(asked).toMatchObject(banned);
  });

  test('is let in by no other way: no session is opened for them', async () => {
    const { openSession } = await import('../../platform/sessions.ts');
    const player = await aPlayer(server);
    await ban(player.id);
    await expect(openSession(server.db, player.id, undefined)).rejects.toThrow('banned');
    // A session that was opened by hand counts for nothing either.
    await sql`
      insert into session (user_id, token_hash, bearer_hash, bearer_expires_at, created_at, expires_at)
      values (${player.id}, 'a', sha256(convert_to(${'x'.repeat(43)}, 'UTF8')), app_now() + interval '1 hour', app_now(), app_now() + interval '1 hour')`.execute(
      server.db,
    );
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
    await sql`update game set tournament_external = true, tournament_link = 'https://x.nl', organisational_details = 'x' where id = ${event}`.execute(
      server.db,
    );
    expect((await startExternal(event, email, { amount: 5, method: 'ideal' })).answer).toMatchObject(banned);
    const friend = await aPlayer(server, { balanceCents: 1000 });
    const forThem = await server.call('POST', '/api/internalPayments/payForFriend', {
      as: friend.token,
      body: { matchId: paid, payForFriendEmail: email, amount: 5 },
    });
    expect(forThem).toMatchObject(banned);
  });

  test('keeps their spots, and leaves the waiting lists', async () => {
    const player = await aPlayer(server);
    const [free, full] = [await aGame(server), await aGame(server, { capacity: 3, minimumPlayers: 2 })];
    for (const one of [await aPlayer(server), await aPlayer(server), await aPlayer(server)])
      await server.call('POST', '/api/matches/mainlist', { as: one.token, body: { matchId: full } });
    for (const matchId of [free, full])
      await server.call('POST', '/api/matches/mainlist', { as: player.token, body: { matchId } });
    const standing = () =>
      row<{ spots: number; waits: number }>(
        server,
        sql`select (select count(*) from registration where user_id = ${player.id} and status = 'active') as spots,
          (select count(*) from waiting_entry where user_id = ${player.id} and status = 'waiting') as waits`,
      );
    expect(await standing()).toEqual({ spots: 1, waits: 1 });
    await ban(player.id);
    expect(await standing()).toEqual({ spots: 1, waits: 0 });
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
