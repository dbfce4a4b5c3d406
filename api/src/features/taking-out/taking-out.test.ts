import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { aCode, aGame, aPlayer, aTeam, balanceOf, type Player, usePlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { linkToTheirMoney, mailsTo } from '../../../test/mails.ts';
import { passCalls } from '../../../test/pass-calls.ts';
import { takingOutCalls } from '../../../test/taking-out-calls.ts';
import { refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { join, pay, payForFriend, refund, leave, offer, takeOver } = joiningCalls(server);
const { joinFree, startPaying, startPayingAs, bookingOf } = guestCalls(server);
const { aHolder, aSeries, left: ridesLeft, play } = passCalls(server);
const { takeOut, letIn, list } = takingOutCalls(server);
const { audit } = consoleCalls(server);

const organiser = usePlayer(server, { role: 'organiser' });
const admin = usePlayer(server, { role: 'admin' });

const aPaidGame = (more: object = {}) => aGame(server, { organiserId: organiser.id, priceCents: 500, ...more });
const told = (userId: string, gameId: string) =>
  server.rows<{ kind: string; params: Record<string, unknown> }>`
    select kind, params from notification where user_id = ${userId} and game_id = ${gameId}
      and kind not in ('signedUp', 'paymentConfirmed') order by created_at, id`;
const kinds = async (userId: string, gameId: string) => (await told(userId, gameId)).map(({ kind }) => kind);
const seen = async (as: Player, gameId: string) =>
  (
    (await server.as(as).get(`/api/matches/${gameId}`)).body.data as {
      match: { viewer: { joined: boolean; takenOut: unknown }; joined_players_number: number };
    }
  ).match;

describe('an organiser takes a player out', () => {
  test('who gets everything back at any hour, reads why, and can’t join again by any way', async () => {
    const gameId = await aPaidGame({ hoursAhead: 3, createdHoursAgo: 100, minimumPlayers: 2 });
    await server.sql`update game set status = 'confirmed' where id = ${gameId}`;
    const player = await aPlayer(server, { balanceCents: 500 });
    expect((await pay(player, gameId)).status).toBe(200);
    expect(await list(organiser, gameId)).toMatchObject({
      players: [{ _id: player.id, back: 5, to: 'player', payer: null }],
      takenOut: [],
    });
    expect((await takeOut(organiser, gameId, player.id)).status).toBe(200);
    expect(await balanceOf(server, player.id)).toBe(500);
    expect(await seen(player, gameId)).toMatchObject({
      joined_players_number: 0,
      viewer: { joined: false, takenOut: { by: 'organiser', reason: 'Three times late' } },
    });
    expect(await told(player.id, gameId)).toMatchObject([
      { kind: 'takenOut', params: { note: 'Three times late', refund: 5 } },
    ]);
    const [mail] = await mailsTo(server, player.email);
    expect(mail?.subject).toBe('You’re no longer in Thursday game');
    expect(mail?.text).toMatch(/The organiser removed you.*“Three times late”.*€\u00A05\.00, now in your wallet/s);
    await refuses(pay(player, gameId), 'taken_out');
    expect((await startPayingAs(player, gameId)).answer.body.code).toBe('taken_out');
    const friend = await aPlayer(server, { balanceCents: 500 });
    await refuses(payForFriend(friend, gameId, player.email), 'not_let_in');
    await refuses(takeOut(organiser, gameId, player.id), 'player_not_in');
    // The game's organiser did it, so nobody else needs to be told.
    expect(await kinds(organiser.id, gameId)).toEqual([]);
  });

  test('and lets them in again, who are told and have no spot yet', async () => {
    const gameId = await aPaidGame();
    const player = await aPlayer(server, { balanceCents: 500 });
    await pay(player, gameId);
    await refuses(letIn(organiser, gameId, player.id), 'not_taken_out');
    await takeOut(organiser, gameId, player.id);
    expect((await list(organiser, gameId)).takenOut).toMatchObject([
      { _id: player.id, by: 'organiser', reason: 'Three times late', mayLetIn: true },
    ]);
    await refuses(letIn(player, gameId, player.id), 'not_allowed');
    expect((await letIn(organiser, gameId, player.id)).status).toBe(200);
    expect((await seen(player, gameId)).viewer).toMatchObject({ joined: false, takenOut: null });
    expect(await kinds(player.id, gameId)).toEqual(['takenOut', 'letBackIn']);
    expect((await pay(player, gameId)).status).toBe(200);
    expect((await takeOut(organiser, gameId, player.id)).status).toBe(200);
  });

  test('the first in line gets the spot, and a confirmed game below its minimum stays confirmed', async () => {
    const gameId = await aPaidGame({ capacity: 3, minimumPlayers: 2 });
    const players = await Promise.all([1, 2, 3, 4].map(() => aPlayer(server, { balanceCents: 500 })));
    const [first, second, third, fourth] = players as [Player, Player, Player, Player];
    for (const one of [first, second, third]) await pay(one, gameId);
    await join(fourth, gameId, { allowPayment: true });
    await takeOut(organiser, gameId, first.id);
    expect(await kinds(fourth.id, gameId)).toContain('waitingListPromoted');
    expect(await balanceOf(server, fourth.id)).toBe(0);
    for (const one of [second, third]) await takeOut(organiser, gameId, one.id);
    expect(await server.row`select status, joined_count from game where id = ${gameId}`).toEqual({
      status: 'confirmed',
      joined_count: 1,
    });
    expect(await kinds(organiser.id, gameId)).toContain('matchBelowMinimum');
  });

  test('who waits, or is paying, is taken off; what they pay all the same goes back', async () => {
    const gameId = await aPaidGame({ capacity: 3, minimumPlayers: 2 });
    const payer = await aPlayer(server);
    const checkout = await startPayingAs(payer, gameId);
    for (const one of [1, 2]) await pay(await aPlayer(server, { balanceCents: 500, name: `In ${one}` }), gameId);
    const waiting = await aPlayer(server);
    await join(waiting, gameId);
    expect((await takeOut(organiser, gameId, waiting.id)).status).toBe(200);
    expect((await told(waiting.id, gameId))[0]?.params).not.toHaveProperty('refund');
    await refuses(join(waiting, gameId), 'taken_out');
    expect((await takeOut(organiser, gameId, payer.id)).status).toBe(200);
    await checkout.complete('paid', { late: true });
    for (let n = 0; n < 2; n += 1) await server.jobs.runSweeps();
    expect(await checkout.status()).toMatchObject({ outcome: 'returned' });
    expect((await mailsTo(server, payer.email))[0]?.text).toContain('You were out of Thursday game before this');
    expect((await seen(payer, gameId)).viewer.joined).toBe(false);
  });
});

describe('the money goes to who paid', () => {
  test('through the provider: as credit, without the fee', async () => {
    const gameId = await aPaidGame();
    const player = await aPlayer(server);
    await (await startPayingAs(player, gameId)).complete('paid');
    await server.jobs.runSweeps();
    expect((await seen(player, gameId)).viewer.joined).toBe(true);
    await takeOut(organiser, gameId, player.id);
    expect(await balanceOf(server, player.id)).toBe(500);
  });

  test('of a guest: kept for them, and their booking says why', async () => {
    const gameId = await aPaidGame();
    const email = guestEmail();
    await (await startPaying(gameId, email)).complete('paid');
    await server.jobs.runSweeps();
    const id = await server.value<string>`select id from app_user where email = ${email}`;
    await takeOut(organiser, gameId, id);
    const [mail] = await mailsTo(server, email);
    expect(mail?.text).toContain('You get 100 % back: €\u00A05.00.');
    expect(mail?.text).toMatch(linkToTheirMoney);
    expect((await (await bookingOf(email)).see()).body.data).toMatchObject({
      booking: { status: 'refunded', refunded: 5, takenOut: { by: 'organiser', reason: 'Three times late' } },
    });
    // A person who types the address only learns that it can't join.
    expect((await startPaying(gameId, email)).answer.body.code).toBe('not_let_in');
  });

  test('of a guest who plays for free, proved or not', async () => {
    const gameId = await aGame(server, { organiserId: organiser.id });
    const email = guestEmail();
    await joinFree(gameId, email);
    const id = await server.value<string>`select id from app_user where email = ${email}`;
    expect((await takeOut(organiser, gameId, id)).status).toBe(200);
    await refuses(joinFree(gameId, email), 'not_let_in');
    expect(await server.row`select joined_count, unproved_count from game where id = ${gameId}`).toEqual({
      joined_count: 0,
      unproved_count: 0,
    });
  });

  test('of a friend: to the payer, who is told', async () => {
    const gameId = await aPaidGame();
    const [payer, friend] = [await aPlayer(server, { balanceCents: 500, name: 'Kees' }), await aPlayer(server)];
    await payForFriend(payer, gameId, friend.email);
    expect((await list(organiser, gameId)).players).toMatchObject([{ _id: friend.id, to: 'payer', payer: 'Kees' }]);
    await takeOut(organiser, gameId, friend.id);
    expect([await balanceOf(server, payer.id), await balanceOf(server, friend.id)]).toEqual([500, 0]);
    expect((await told(payer.id, gameId)).at(-1)).toMatchObject({ kind: 'friendTakenOut', params: { refund: 5 } });
    expect((await mailsTo(server, friend.email))[0]?.text).toContain('Kees paid and gets €\u00A05.00 back');
  });

  test('with a code: it can be used again', async () => {
    const gameId = await aPaidGame();
    const player = await aPlayer(server, { balanceCents: 1000 });
    await aCode(server, player.id, { value: 200 });
    await pay(player, gameId, { amount: 3 });
    await takeOut(organiser, gameId, player.id);
    expect(await balanceOf(server, player.id)).toBe(1000);
    const holder = await server.row`select redeemed_at from promocode_holder where user_id = ${player.id}`;
    expect(holder).toEqual({ redeemed_at: null });
  });

  test('with a pass: the ride is on it again', async () => {
    const [first] = await aSeries();
    const player = await aHolder(first);
    expect((await play(player, first)).status).toBe(200);
    expect(await ridesLeft(player)).toBe(9);
    await takeOut(admin, first, player.id);
    expect(await ridesLeft(player)).toBe(10);
    expect((await mailsTo(server, player.email))[0]?.text).toContain('The game is back on your pass.');
  });

  test('in a team of a tournament: its seat is free', async () => {
    const gameId = await aPaidGame({ tournament: true });
    const teamId = await aTeam(server, gameId, 1);
    const [player, next] = [await aPlayer(server, { balanceCents: 500 }), await aPlayer(server, { balanceCents: 500 })];
    await pay(player, gameId, { teamId });
    await refuses(pay(next, gameId, { teamId }), 'team_full');
    await takeOut(organiser, gameId, player.id);
    expect((await pay(next, gameId, { teamId })).status).toBe(200);
  });
});

describe('offers', () => {
  test('of and to who is taken out end', async () => {
    const gameId = await aPaidGame({ confirmed: true });
    const [giver, taker] = [await aPlayer(server, { balanceCents: 500 }), await aPlayer(server, { balanceCents: 500 })];
    await pay(giver, gameId);
    await offer(giver, gameId, taker.email);
    await join(await aPlayer(server), gameId);
    await takeOut(organiser, gameId, giver.id);
    await refuses(takeOver(taker, gameId, giver.id), 'hand_over_not_found');
    const open =
      await server.row`select count(*)::int as n from hand_over where game_id = ${gameId} and ended_at is null`;
    expect(open).toEqual({ n: 0 });
  });
});

describe('who may', () => {
  test('an admin, whose act is in the log; the organiser is told, and can’t undo it', async () => {
    const gameId = await aPaidGame();
    const player = await aPlayer(server, { balanceCents: 500, name: 'Lotte' });
    await pay(player, gameId);
    expect((await takeOut(admin, gameId, player.id)).status).toBe(200);
    const [entry] = await audit(admin.token, 'sort=newest');
    expect(entry).toMatchObject({
      action: 'game.take_out',
      person: { _id: player.id },
      amount: 5,
      subject: { id: gameId },
      reason: 'Three times late',
      before: { userId: player.id, paidCents: 500, backTo: 'player' },
    });
    expect(await told(organiser.id, gameId)).toMatchObject([
      { kind: 'playerTakenOut', params: { friend: 'Lotte', by: 'rondo', note: 'Three times late' } },
    ]);
    await refuses(letIn(organiser, gameId, player.id), 'not_allowed');
    expect((await letIn(admin, gameId, player.id)).status).toBe(200);
    expect((await audit(admin.token, 'sort=newest'))[0]?.action).toBe('game.let_in');
  });

  test('a co-organiser with the players, but not the organiser; nobody else', async () => {
    const gameId = await aGame(server, { organiserId: organiser.id });
    const [player, helper, other] = [
      await aPlayer(server),
      await aPlayer(server),
      await aPlayer(server, { role: 'organiser' }),
    ];
    for (const one of [player, organiser]) await join(one, gameId);
    for (const one of [helper, other, player]) {
      await refuses(takeOut(one, gameId, organiser.id), 'not_allowed');
      await refuses(server.as(one).get(`/api/matches/${gameId}/takenOut`), 'not_allowed');
    }
    await server.sql`
      insert into co_organiser (game_id, user_id, rights, created_at)
      values (${gameId}, ${helper.id}, array['players'], app_now())`;
    await refuses(takeOut(helper, gameId, organiser.id), 'not_allowed');
    expect((await takeOut(helper, gameId, player.id)).status).toBe(200);
    expect(await kinds(organiser.id, gameId)).toEqual(['playerTakenOut']);
    // One leaves one's own spot as before, with a reason or without.
    expect((await leave(organiser, gameId)).status).toBe(200);
    expect((await join(organiser, gameId)).status).toBe(200);
  });

  test('with a reason, before the game begins, of a game that is on', async () => {
    const gameId = await aPaidGame();
    const player = await aPlayer(server, { balanceCents: 1000 });
    await pay(player, gameId);
    await refuses(takeOut(organiser, gameId, player.id, { reason: undefined }), 'reason_needed', {
      issues: [{ path: 'reason' }],
    });
    await refuses(takeOut(organiser, gameId, player.id, { reason: '  ' }), 'invalid_input');
    await server.sql`update game set starts_at = app_now() where id = ${gameId}`;
    await refuses(takeOut(organiser, gameId, player.id), 'game_started');
    const off = await aPaidGame();
    await pay(player, off);
    await server.as(organiser).post(`/api/admin/match/${off}/cancel`, {});
    await refuses(takeOut(organiser, off, player.id), 'game_cancelled');
  });

  test('once, however often it is sent', async () => {
    const gameId = await aPaidGame();
    const player = await aPlayer(server, { balanceCents: 500 });
    await pay(player, gameId);
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => takeOut(organiser, gameId, player.id, {}, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await kinds(player.id, gameId)).toEqual(['takenOut']);
  });
});

test('taken out, left, joined and cancelled at once: every cent is back once, and nobody is in who is out', async () => {
  for (let round = 0; round < 6; round += 1) {
    const gameId = await aPaidGame({ capacity: 3, minimumPlayers: 2 });
    const players = await Promise.all([1, 2, 3, 4].map(() => aPlayer(server, { balanceCents: 500 })));
    const [first, second, third, late] = players as [Player, Player, Player, Player];
    for (const one of [first, second]) await pay(one, gameId);
    await Promise.all([
      takeOut(organiser, gameId, first.id),
      takeOut(admin, gameId, first.id),
      refund(first, gameId),
      pay(first, gameId),
      takeOut(organiser, gameId, second.id),
      pay(third, gameId),
      pay(late, gameId),
      ...(round % 2 === 0 ? [server.as(organiser).post(`/api/admin/match/${gameId}/cancel`, {})] : []),
    ]);
    expect(await checkInvariants(server.databaseUrl)).toEqual([]);
    const out = await list(admin, gameId);
    for (const { _id } of out.takenOut) expect(out.players.map(({ _id: id }) => id)).not.toContain(_id);
    const back = await Promise.all([first, second].map(({ id }) => balanceOf(server, id)));
    for (const cents of back) expect([450, 500]).toContain(cents);
  }
});
