import { describe, expect, test } from 'vitest';
import { aCode, aGame, aPlayer, balanceOf, type Player } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { aPlayerWithPassword, logIn, oldPassword } from '../../../test/passwords.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { join, pay, payForFriend, offer } = joiningCalls(server);

const leave = (player: Player, more: object = {}) =>
  server.as(player).delete('/api/users/deleteMe', { password: oldPassword, ...more });
const outlook = async (player: Player) => (await server.as(player).get('/api/users/leaving')).body.data;
const spotOf = (gameId: string, userId: string) =>
  server.row<{ status: string; refunded_cents: number; retained_cents: number; payer_id: string }>`
    select status, refunded_cents, retained_cents, payer_id from registration where game_id = ${gameId} and user_id = ${userId}`;

describe('who asks', () => {
  test('knows the password; afterwards nothing opens the account', async () => {
    const player = await aPlayerWithPassword(server);
    await refuses(leave(player, { password: 'Wrong1234' }), 'wrong_password');
    await refuses(leave(player, { password: undefined }), 'wrong_password');
    const other = String((await logIn(server, player.email)).body.token);
    const answer = await leave(player);
    expect(answer.body).toEqual({ status: 'success', message: 'Your account has been deleted.' });
    expect(answer.headers['set-cookie']).toContain('Max-Age=0');
    for (const as of [player.token, other])
      expect((await server.call('GET', '/api/users/me', { as })).status).toBe(401);
    await refuses(logIn(server, player.email), 'wrong_credentials');
  });

  test('without a password has logged in just now', async () => {
    const player = await aPlayer(server);
    await server.sql`
      update session set identity_confirmed_at = now() - interval '6 minutes' where user_id = ${player.id}`;
    expect(await outlook(player)).toMatchObject({ hasPassword: false, loginIsRecent: false });
    await refuses(leave(player), 'confirm_identity');
    await server.sql`update session set identity_confirmed_at = now() where user_id = ${player.id}`;
    expect((await leave(player)).status).toBe(200);
  });

  test('may have a digest, some of whose parts were written to an address before', async () => {
    const player = await aPlayerWithPassword(server);
    await server.sql`
      with digest as (
        insert into mail (recipient, subject, text_body, html_body, created_at, user_id, category)
        values (${player.email}, 's', 't', 'h', app_now(), ${player.id}, 'all') returning id
      )
      insert into mail (recipient, subject, text_body, html_body, created_at, user_id, category, digest_id)
      select recipient, 's', 't', 'h', app_now(), ${player.id}, 'games', digest.id
      from digest, unnest(array['before@rondo.test', ${player.email}]) as u(recipient)`;
    expect((await leave(player)).status).toBe(200);
    const left = await server.value<number>`select count(*) as n from mail where user_id = ${player.id}`;
    expect(left).toBe(0);
  });

  test('is no guest', async () => {
    const guest = await aPlayer(server, { role: 'guest' });
    await refuses(leave(guest), 'profile_for_players');
  });

  test('a password is guessed at 20 times an hour', async () => {
    const player = await aPlayerWithPassword(server);
    const codes = new Set<unknown>();
    for (let guess = 0; guess < 21; guess += 1) codes.add((await leave(player, { password: `W${guess}` })).body.code);
    expect([...codes]).toEqual(['wrong_password', 'too_many_requests']);
  });
});

describe('what is still open', () => {
  test('the balance is given up to the cent, and by saying so', async () => {
    const player = await aPlayerWithPassword(server, { balanceCents: 1250 });
    expect(await outlook(player)).toMatchObject({ balance: 12.5, spots: [], organised: [] });
    for (const givenUpBalance of [undefined, 0, 12.49, 12.505])
      await refuses(leave(player, { givenUpBalance }), 'balance_left', { params: { balance: '12.50' } });
    expect((await leave(player, { givenUpBalance: 12.5 })).status).toBe(200);
    expect(await balanceOf(server, player.id)).toBe(0);
    const journal = await server.row<{ kind: string; cents: number }>`
      select j.kind, p.amount_cents as cents from journal j join posting p on p.journal_id = j.id
      where j.user_id = ${player.id} and p.account = 'revenue'`;
    expect(journal).toEqual({ kind: 'forfeit', cents: 1250 });
  });

  test('games one organises are named, and need another end first', async () => {
    const player = await aPlayerWithPassword(server, { role: 'organiser' });
    const gameId = await aGame(server, { organiserId: player.id, name: 'Mine' });
    await refuses(leave(player), 'organiser_of_games', { params: { games: 'Mine' } });
    expect((await outlook(player)) as object).toMatchObject({ organised: [{ _id: gameId, name: 'Mine' }] });
    await server.as(player).post(`/api/admin/match/${gameId}/cancel`, { note: 'Moving away' });
    expect((await leave(player)).status).toBe(200);
  });

  test('a payment under way must not get lost', async () => {
    const player = await aPlayerWithPassword(server);
    await server.as(player).post('/api/payments/topUp', { amount: 10 });
    await refuses(leave(player), 'payment_under_way');
    await advance(server, 'PT2H');
    expect((await leave(player)).status).toBe(200);
  });
});

describe('spots', () => {
  test('open for others, with what the policy gives back, also where it lets nobody go', async () => {
    const player = await aPlayerWithPassword(server, { balanceCents: 3000 });
    const games = {
      free: await aGame(server, { hoursAhead: 1 }),
      early: await aGame(server, { priceCents: 1000, hoursAhead: 48 }),
      confirmed: await aGame(server, { priceCents: 1000, hoursAhead: 48, capacity: 3, minimumPlayers: 2 }),
    };
    await server.sql`update game set cutoff_at = starts_at where id = ${games.free}`;
    await server.sql`insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, joined_at)
      values (${games.free}, ${player.id}, ${player.id}, 0, 0, app_now())`;
    await pay(player, games.early);
    const other = await aPlayer(server, { balanceCents: 1000 });
    await pay(player, games.confirmed);
    await pay(other, games.confirmed);
    expect(await outlook(player)).toMatchObject({
      balance: 19,
      spots: [
        { match: { _id: games.free }, refund: 0 },
        { match: { _id: expect.any(String) }, refund: expect.any(Number) },
        { match: { _id: expect.any(String) }, refund: expect.any(Number) },
      ],
    });
    expect((await leave(player, { givenUpBalance: 10 })).body).toMatchObject({ params: { balance: '19.00' } });
    expect((await leave(player, { givenUpBalance: 19 })).status).toBe(200);
    expect(await spotOf(games.free, player.id)).toMatchObject({ status: 'left' });
    expect(await spotOf(games.early, player.id)).toMatchObject({ refunded_cents: 900, retained_cents: 100 });
    expect(await spotOf(games.confirmed, player.id)).toMatchObject({ refunded_cents: 0, retained_cents: 1000 });
    expect(await spotOf(games.confirmed, other.id)).toMatchObject({ status: 'active' });
    // A confirmed game fell below its minimum, so its organiser is notified.
    const told = await server.value<number>`
      select count(*) as n from notification where game_id = ${games.confirmed} and kind = 'matchBelowMinimum'`;
    expect(told).toBe(1);
  });

  test('go to who waits, and their own places in line to nobody', async () => {
    const player = await aPlayerWithPassword(server);
    const [full, waited] = [await aGame(server, { capacity: 5 }), await aGame(server, { capacity: 5 })];
    const others = await Promise.all(Array.from({ length: 5 }, () => aPlayer(server)));
    await join(player, full);
    for (const other of others) await join(other, full);
    for (const other of others) await join(other, waited);
    await join(player, waited);
    await leave(player);
    await advance(server, 'PT1M');
    expect(await spotOf(full, others[4]?.id ?? '')).toMatchObject({ status: 'active' });
    const entry = await server.value<string>`select status from waiting_entry where user_id = ${player.id}`;
    expect(entry).toBe('left');
  });

  test('an offer that has passed, and was not swept yet, is in nobody’s way', async () => {
    const [player, gameId] = [await aPlayerWithPassword(server), await aGame(server, { priceCents: 500, capacity: 5 })];
    await server.sql`insert into waiting_entry (game_id, user_id, offered_until, created_at)
      values (${gameId}, ${player.id}, app_now() - interval '1 minute', app_now() - interval '1 hour')`;
    await server.sql`insert into spot_hold (game_id, user_id, kind, expires_at, created_at)
      values (${gameId}, ${player.id}, 'offer', app_now() - interval '1 minute', app_now() - interval '1 hour')`;
    expect((await leave(player)).status).toBe(200);
  });

  test('a friend keeps the spot that was paid for them, and gets any refund', async () => {
    const player = await aPlayerWithPassword(server, { balanceCents: 2000 });
    const friend = await aPlayer(server);
    const admin = await aPlayer(server, { role: 'admin' });
    const gameId = await aGame(server, { priceCents: 1000 });
    await aCode(server, player.id, { value: 200 });
    await payForFriend(player, gameId, friend.email);
    expect((await leave(player, { givenUpBalance: 12 })).status).toBe(200);
    expect(await spotOf(gameId, friend.id)).toMatchObject({ status: 'active', payer_id: friend.id });
    await server.as(admin).post(`/api/admin/match/${gameId}/cancel`, { note: 'Rain' });
    expect(await balanceOf(server, friend.id)).toBe(800);
  });

  test('that a friend paid for comes back to the friend, who is told; offers are off', async () => {
    const player = await aPlayerWithPassword(server);
    const [friend, giver] = [
      await aPlayer(server, { balanceCents: 1000 }),
      await aPlayer(server, { balanceCents: 1000 }),
    ];
    const [gameId, offered] = [
      await aGame(server, { priceCents: 1000 }),
      await aGame(server, { priceCents: 1000, confirmed: true }),
    ];
    await payForFriend(friend, gameId, player.email);
    await pay(giver, offered);
    await offer(giver, offered, player.email);
    expect(await outlook(player)).toMatchObject({ balance: 0, spots: [{ refund: 0 }] });
    expect((await leave(player)).status).toBe(200);
    expect(await balanceOf(server, friend.id)).toBe(900);
    expect((await mailsTo(server, friend.email))[0]?.subject).toContain('can’t make it');
    const open = await server.value<string>`select outcome from hand_over where to_user_id = ${player.id}`;
    expect(open).toBe('declined');
  });
});
