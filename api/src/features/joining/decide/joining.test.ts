import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, aTeam, balanceOf } from '../../../../test/builders.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { advance, refuses, useCheckedServer } from '../../../../test/server.ts';

const server = useCheckedServer();

const { join, pay, refund, leave } = joiningCalls(server);
const game = (id: string) =>
  server.row<{ status: string; joined_count: number }>`select status, joined_count from game where id = ${id}`;

describe('joining a free game', () => {
  test('adds the player and says so', async () => {
    const gameId = await aGame(server);
    const answer = await join(await aPlayer(server), gameId);
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Added to the list successfully!', data: { outcome: 'joined' } },
    });
    expect(await game(gameId)).toEqual({ status: 'pending', joined_count: 1 });
  });

  test('a full game queues, in order', async () => {
    const gameId = await aGame(server, { capacity: 3, minimumPlayers: 2 });
    for (let n = 0; n < 3; n += 1) await join(await aPlayer(server), gameId);
    const waiting = await aPlayer(server);
    expect((await join(waiting, gameId)).body.data).toEqual({ outcome: 'waiting', position: 1 });
    expect((await join(await aPlayer(server), gameId)).body.data).toEqual({ outcome: 'waiting', position: 2 });
    await refuses(join(waiting, gameId), 'already_waiting');
    expect((await leave(waiting, gameId)).status).toBe(200);
    expect((await join(waiting, gameId)).body.data).toEqual({ outcome: 'waiting', position: 2 });
  });

  test('the minimum confirms the game in the same transaction, tells everyone in it, and stays', async () => {
    const gameId = await aGame(server, { minimumPlayers: 2 });
    const [first, second] = [await aPlayer(server), await aPlayer(server)];
    await join(first, gameId);
    await join(second, gameId);
    expect((await game(gameId)).status).toBe('confirmed');
    const told = await server.values<string>`
      select user_id from notification where game_id = ${gameId} and kind = 'matchConfirmed'`;
    expect(told.sort()).toEqual([first.id, second.id].sort());
    const mails = await server.call('GET', `/dev/mailbox.json?to=${second.email}`);
    expect(mails.body).toMatchObject([{ subject: 'Thursday game is confirmed!' }]);
    await leave(second, gameId);
    expect((await game(gameId)).status).toBe('confirmed');
    const organiser =
      await server.rows`select 1 from notification where game_id = ${gameId} and kind = 'matchBelowMinimum'`;
    expect(organiser).toHaveLength(1);
  });

  test.each<[string, Parameters<typeof aGame>[1], string]>([
    ['a paid game', { priceCents: 500 }, 'payment_required'],
    ['a game about to start', { hoursAhead: 1, createdHoursAgo: 48 }, 'joining_closed'],
    ['a game whose signup has not opened', { hoursAhead: 200, signupOpensInDays: 3 }, 'signup_not_open'],
    ['a game with a passcode', { passcode: 'secret' }, 'wrong_passcode'],
    ['a game for better players', { levelLimit: 5 }, 'level_too_low'],
  ])('is refused for %s', async (_, options, code) => {
    const gameId = await aGame(server, options);
    const answer = await join(await aPlayer(server), gameId);
    expect(answer.body.code).toBe(code);
    expect((await game(gameId)).joined_count).toBe(0);
  });

  test('who misses a level is told their own score, never rounded up to the limit', async () => {
    const gameId = await aGame(server, { levelLimit: 3.5 });
    const player = await aPlayer(server);
    await refuses(join(player, gameId), 'level_too_low', { params: { minimum: 3.5, score: '3.0' } });
    await server.sql`insert into score (user_id, sport, score)
      select ${player.id}, sport, 3.4999 from game where id = ${gameId}`;
    expect((await join(player, gameId)).body).toMatchObject({ params: { score: '3.4' } });
  });

  test('unknown games, second joins and other people are refused', async () => {
    const player = await aPlayer(server);
    await refuses(join(player, randomUUID()), 'game_not_found');
    const gameId = await aGame(server);
    await join(player, gameId);
    await refuses(join(player, gameId), 'already_joined');
    await refuses(leave(await aPlayer(server), gameId, player.id), 'not_allowed');
    await refuses(server.call('POST', '/api/matches/mainlist', { body: { matchId: gameId } }), 'not_logged_in');
    await refuses(join(player, 'no-id'), 'invalid_input', { issues: [{ path: 'matchId' }] });
  });

  test('the passcode opens the game', async () => {
    const gameId = await aGame(server, { passcode: 'rondo' });
    const player = await aPlayer(server);
    await refuses(
      server.call('POST', `/api/matches/${gameId}/passcode`, { body: { passcode: 'Rondo' } }),
      'wrong_passcode',
      { status: 403, message: 'Wrong password, try again!' },
    );
    const right = await server.call('POST', `/api/matches/${gameId}/passcode`, { body: { passcode: 'rondo' } });
    expect(right.body.message).toBe('Right password!');
    expect((await join(player, gameId, { secret_key: right.body.secret_key })).status).toBe(200);
    const other = await aGame(server, { passcode: 'rondo' });
    await refuses(join(player, other, { secret_key: right.body.secret_key }), 'wrong_passcode');
  });

  test('a tournament needs a team with room', async () => {
    const gameId = await aGame(server, { tournament: true });
    const [small, large] = [await aTeam(server, gameId, 1, 1), await aTeam(server, gameId, 5, 2)];
    await refuses(join(await aPlayer(server), gameId), 'team_required');
    expect((await join(await aPlayer(server), gameId, { teamId: small })).status).toBe(200);
    await refuses(join(await aPlayer(server), gameId, { teamId: small }), 'team_full');
    expect((await join(await aPlayer(server), gameId, { teamId: large })).status).toBe(200);
  });

  test('can be left until two hours before', async () => {
    const gameId = await aGame(server, { hoursAhead: 30 });
    const [early, late] = [await aPlayer(server), await aPlayer(server)];
    await join(early, gameId);
    await join(late, gameId);
    expect((await leave(early, gameId)).status).toBe(200);
    await refuses(leave(early, gameId), 'not_joined');
    await server.sql`update game set starts_at = app_now() + interval '1 hour' where id = ${gameId}`;
    await refuses(leave(late, gameId), 'leaving_closed');
  });
});

describe('paying', () => {
  test('moves the price from the wallet to the game', async () => {
    const gameId = await aGame(server, { priceCents: 450 });
    const player = await aPlayer(server, { balanceCents: 1000 });
    const answer = await pay(player, gameId, { amount: 4.5 });
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'The payment was performed successfully!', data: { amount: 4.5, balance: 5.5 } },
    });
    expect(await balanceOf(server, player.id)).toBe(550);
  });

  test('says what is short, to the cent, and what the price has become', async () => {
    const gameId = await aGame(server, { priceCents: 450 });
    const player = await aPlayer(server, { balanceCents: 310 });
    await refuses(pay(player, gameId), 'insufficient_balance', { params: { shortfall: '1.40' } });
    await refuses(pay(player, gameId, { amount: 4 }), 'price_changed', { params: { price: '4.50' } });
    await refuses(pay(player, gameId, { amount: 4.005 }), 'invalid_input');
    await refuses(pay(player, gameId, { amount: -4 }), 'invalid_input');
    await refuses(pay(player, await aGame(server)), 'game_is_free');
    expect(await balanceOf(server, player.id)).toBe(310);
  });

  test('a full game refuses payment', async () => {
    const gameId = await aGame(server, { priceCents: 100, capacity: 3, minimumPlayers: 2 });
    for (let n = 0; n < 3; n += 1) await pay(await aPlayer(server, { balanceCents: 100 }), gameId);
    const late = await aPlayer(server, { balanceCents: 100 });
    await refuses(pay(late, gameId), 'game_full');
    expect(await balanceOf(server, late.id)).toBe(100);
  });

  test('early birds get theirs until the spots are gone', async () => {
    const gameId = await aGame(server, { priceCents: 1000 });
    await server.sql`insert into early_bird (game_id, priority, spots_total, discount_type, discount_value)
      values (${gameId}, 1, 1, 'percentage', 50), (${gameId}, 2, 1, 'fixed', 200)`;
    const paid = [];
    for (let n = 0; n < 3; n += 1) {
      const answer = await pay(await aPlayer(server, { balanceCents: 1000 }), gameId);
      paid.push((answer.body.data as { amount: number }).amount);
    }
    expect(paid).toEqual([5, 8, 10]);
  });

  test('the same request has one effect and one answer; another body under its key is refused', async () => {
    const gameId = await aGame(server, { priceCents: 450 });
    const other = await aGame(server, { priceCents: 450 });
    const player = await aPlayer(server, { balanceCents: 2000 });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(player, gameId, {}, key)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(1);
    expect(answers[0]?.status).toBe(200);
    expect(await balanceOf(server, player.id)).toBe(1550);
    await refuses(pay(player, gameId, { amount: 4.5 }, key), 'idempotency_key_reused');
    await refuses(pay(player, other, {}, key), 'idempotency_key_reused');
  });
});

describe('refunds', () => {
  test.each([
    [72, 90, 270, 30],
    [20, 60, 180, 120],
    [14, 0, 0, 300],
  ])('%i hours before a pending game: %i percent', async (hoursAhead, _percent, refundedCents, retainedCents) => {
    const gameId = await aGame(server, { priceCents: 300, hoursAhead, createdHoursAgo: 100 });
    const player = await aPlayer(server, { balanceCents: 300 });
    await pay(player, gameId);
    const shown = await server.as(player).get(`/api/matches/${gameId}`);
    expect(shown.body.data).toMatchObject({
      match: { viewer: { joined: true, refund: { amount: refundedCents / 100 } } },
    });
    const answer = await refund(player, gameId);
    expect(answer.body).toMatchObject({
      message: 'The refund was performed successfully!',
      data: { refundedAmount: refundedCents / 100, retainedAmount: retainedCents / 100 },
    });
    expect(await balanceOf(server, player.id)).toBe(refundedCents);
    await refuses(refund(player, gameId), 'not_joined');
    const list = await server.as(player).get('/api/internalPayments/user/me');
    expect(list.body.data).toMatchObject({
      payments: [{ amount: 3, refundedAmount: refundedCents / 100, status: 'partial_refund' }],
    });
  });

  test('in a game that was just cancelled: its player hears that, not that they never joined', async () => {
    const admin = await aPlayer(server, { role: 'admin' });
    const [free, paid] = [await aGame(server), await aGame(server, { priceCents: 300 })];
    const player = await aPlayer(server, { balanceCents: 300 });
    await join(player, free);
    await pay(player, paid);
    for (const gameId of [free, paid])
      await server.as(admin).post(`/api/admin/match/${gameId}/cancel`, { note: '', scope: 'one' });
    await refuses(leave(player, free), 'game_cancelled');
    await refuses(refund(player, paid), 'game_cancelled');
    expect(await balanceOf(server, player.id)).toBe(300);
  });

  test('are not possible once confirmed, nor inside twelve hours, nor for free games', async () => {
    const confirmed = await aGame(server, { priceCents: 100, minimumPlayers: 2 });
    const [one, two] = [await aPlayer(server, { balanceCents: 500 }), await aPlayer(server, { balanceCents: 500 })];
    await pay(one, confirmed);
    await pay(two, confirmed);
    await refuses(refund(one, confirmed), 'refund_not_possible');
    const tonight = await aGame(server, { priceCents: 100, hoursAhead: 6, createdHoursAgo: 0 });
    await pay(one, tonight);
    await refuses(refund(one, tonight), 'refund_not_possible');
    const free = await aGame(server);
    await join(one, free);
    await refuses(refund(one, free), 'game_is_free');
    await refuses(leave(one, tonight), 'refund_instead');
  });
});

describe('a game’s life', () => {
  test('too few at the cutoff: cancelled, everyone refunded in full and told; the list shows it', async () => {
    const gameId = await aGame(server, { priceCents: 450, hoursAhead: 40 });
    const player = await aPlayer(server, { balanceCents: 450 });
    await pay(player, gameId);
    await advance(server, 'PT29H');
    expect(await game(gameId)).toEqual({ status: 'cancelled', joined_count: 0 });
    expect(await balanceOf(server, player.id)).toBe(450);
    const mails = await server.call('GET', `/dev/mailbox.json?to=${player.email}`);
    const subjects = (mails.body as unknown as { subject: string }[]).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['Thursday game is cancelled, your money is back', 'You’re in: Thursday game']);
    const list = await server.as(player).get('/api/internalPayments/user/me');
    expect(list.body.data).toMatchObject({ payments: [{ status: 'refunded', refundedAmount: 4.5 }] });
    await refuses(pay(await aPlayer(server, { balanceCents: 450 }), gameId), 'game_cancelled');
  });

  test('a game that can not be moved on does not hold up the others', async () => {
    const [stuck, other] = [await aGame(server, { hoursAhead: 10 }), await aGame(server, { hoursAhead: 11 })];
    await server.sql`create function stick() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$`;
    await server.sql`
      create trigger stick before update on game for each row when (old.id = ${sql.lit(stuck)}) execute function stick()`;
    await advance(server, 'PT10H');
    expect(await game(other)).toMatchObject({ status: 'cancelled' });
    expect(await game(stuck)).toMatchObject({ status: 'pending' });
    await server.sql`drop trigger stick on game`;
    await advance(server, 'PT1M');
    expect(await game(stuck)).toMatchObject({ status: 'cancelled' });
  });

  test('enough: played, archived, settled; a repeated sweep changes nothing', async () => {
    const gameId = await aGame(server, { priceCents: 250, hoursAhead: 30, minimumPlayers: 2 });
    const players = [await aPlayer(server, { balanceCents: 250 }), await aPlayer(server, { balanceCents: 250 })];
    for (const player of players) await pay(player, gameId);
    await advance(server, 'PT32H');
    await advance(server, 'PT1M');
    const settled = await server.value<number>`
      select sum(amount_cents) as cents from posting p join journal j on j.id = p.journal_id
      where j.game_id = ${gameId} and p.account = 'revenue'`;
    expect(settled).toBe(500);
    const archived = await server.call('GET', `/api/archivedmatches/match/${gameId}`, { as: players[0]?.token });
    expect(archived.body.data).toMatchObject({
      match: { archived: true, status: 'confirmed', viewer: { joined: true } },
    });
    await refuses(server.call('GET', `/api/matches/${gameId}`), 'game_not_found');
    // Each player is asked to rate the others, in the notification with its link.
    const asked = await server.rows<{ user_id: string; redirect_path: string }>`
      select user_id, redirect_path from notification where game_id = ${gameId} and kind = 'afterMatchRating'`;
    expect(asked.map(({ user_id }) => user_id).sort()).toEqual(players.map(({ id }) => id).sort());
    expect(new Set(asked.map((one) => one.redirect_path))).toEqual(new Set([`/match/${gameId}?step=rate`]));
    const mine = await server.call('GET', '/api/matches/myjoined?period=past', { as: players[0]?.token });
    expect(mine.body).toMatchObject({ matches: [{ _id: gameId }], pagination: { totalCount: 1 } });
  });
});
