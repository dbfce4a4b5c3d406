import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, aTeam, balanceOf, type GameOptions } from '../../../test/builders.ts';
import { guestCalls } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { join, pay, refund, payForFriend, offer, takeOver, move } = joiningCalls(server);
const { mailsTo } = guestCalls(server);

const viewerOf = async (gameId: string, token: string) => {
  const { body } = await server.call('GET', `/api/matches/${gameId}`, { as: token });
  return (body.data as { match: { viewer: Record<string, unknown> } }).match.viewer;
};
const joined = (gameId: string) => server.value<number>`select joined_count as n from game where id = ${gameId}`;

/** A paid game, a player in it, and a person who is offered their spot. */
async function offered(options: GameOptions = {}, takerCents = 1000) {
  const gameId = await aGame(server, { priceCents: 500, confirmed: true, ...options });
  const giver = await aPlayer(server, { balanceCents: 500, name: 'Daan' });
  const taker = await aPlayer(server, { balanceCents: takerCents, name: 'Eva' });
  expect((await pay(giver, gameId)).status).toBe(200);
  return { gameId, giver, taker, answer: await offer(giver, gameId, taker.email) };
}

describe('handing a spot over', () => {
  test('the taker pays the price of now, the giver gets theirs back in full, in one step', async () => {
    const { gameId, giver, taker, answer } = await offered();
    expect(answer.status).toBe(200);
    expect(await mailsTo(taker.email)).toMatchObject([{ subject: 'Daan offers you a spot: Thursday game' }]);
    expect(await viewerOf(gameId, giver.token)).toMatchObject({ joined: true, handOverTo: taker.email });
    expect(await viewerOf(gameId, taker.token)).toMatchObject({ handOverFrom: [{ _id: giver.id, name: 'Daan' }] });
    await server.sql`update game set price_cents = 700 where id = ${gameId}`;
    await refuses(takeOver(taker, gameId, giver.id, { amount: 5 }), 'price_changed');
    expect((await takeOver(taker, gameId, giver.id, { amount: 7 })).body.data).toEqual({ amount: 7, balance: 3 });
    expect(await balanceOf(server, giver.id)).toBe(500);
    expect(await viewerOf(gameId, giver.token)).toMatchObject({ joined: false, handOverTo: null });
    expect(await viewerOf(gameId, taker.token)).toMatchObject({ joined: true, handOverFrom: [] });
    expect((await mailsTo(giver.email)).map(({ subject }) => subject)).toContain(
      'Thursday game: your spot has a new player',
    );
  });

  test('of a confirmed, full game, past those who wait: the spot never opens', async () => {
    const { gameId, giver, taker } = await offered({ capacity: 3, minimumPlayers: 2 });
    for (let n = 0; n < 2; n += 1) await pay(await aPlayer(server, { balanceCents: 500 }), gameId);
    const waiting = await aPlayer(server, { balanceCents: 500 });
    await join(waiting, gameId, { allowPayment: true });
    await refuses(refund(giver, gameId), 'refund_not_possible');
    expect((await takeOver(taker, gameId, giver.id)).status).toBe(200);
    expect(await joined(gameId)).toBe(3);
    expect(await viewerOf(gameId, waiting.token)).toMatchObject({ joined: false, waitingPosition: 1 });
    const below = sql`select 1 from notification where game_id = ${gameId} and kind = 'matchBelowMinimum'`;
    expect((await below.execute(server.db)).rows).toEqual([]);
  });

  test('the team’s seat goes along; who paid for the giver gets the money', async () => {
    const gameId = await aGame(server, { priceCents: 500, tournament: true, confirmed: true });
    const teamId = await aTeam(server, gameId, 1);
    const [payer, giver] = [await aPlayer(server, { balanceCents: 500 }), await aPlayer(server)];
    const taker = await aPlayer(server, { balanceCents: 500 });
    await payForFriend(payer, gameId, giver.email, { teamId });
    await offer(giver, gameId, taker.email);
    expect((await takeOver(taker, gameId, giver.id)).status).toBe(200);
    expect(await balanceOf(server, payer.id)).toBe(500);
    const spot =
      await server.row`select user_id, team_id from registration where game_id = ${gameId} and status = 'active'`;
    expect(spot).toEqual({ user_id: taker.id, team_id: teamId });
  });

  test('it ends when it is declined, withdrawn, or the spot is given up', async () => {
    const declined = await offered();
    const decline = () =>
      server.as(declined.taker).post(`/api/matches/${declined.gameId}/handover/decline`, { fromId: declined.giver.id });
    expect((await decline()).status).toBe(200);
    await refuses(decline(), 'hand_over_not_found');
    expect((await mailsTo(declined.giver.email))[0]?.subject).toBe('Eva declined your spot in Thursday game');
    const withdrawn = await offered();
    const withdraw = () => server.as(withdrawn.giver).delete(`/api/matches/${withdrawn.gameId}/handover`);
    expect((await withdraw()).status).toBe(200);
    await refuses(withdraw(), 'hand_over_not_found');
    const left = await offered();
    await server.sql`update game set changed_at = app_now() where id = ${left.gameId}`;
    expect((await refund(left.giver, left.gameId)).status).toBe(200);
    for (const { taker, gameId, giver } of [declined, withdrawn, left])
      await refuses(takeOver(taker, gameId, giver.id), 'hand_over_not_found');
    expect(await viewerOf(left.gameId, left.taker.token)).toMatchObject({ handOverFrom: [] });
  });

  test('two takers, a refund and the taker twice at once: one spot, every cent in its place', async () => {
    const { gameId, giver, taker } = await offered();
    await server.sql`update game set changed_at = app_now() where id = ${gameId}`;
    const answers = await Promise.all([
      takeOver(taker, gameId, giver.id),
      refund(giver, gameId),
      takeOver(taker, gameId, giver.id),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('not with too little balance', async () => {
    const { gameId, giver, taker } = await offered({}, 300);
    await refuses(takeOver(taker, gameId, giver.id), 'insufficient_balance', { params: { shortfall: '2.00' } });
  });

  test('while the game is pending, too: all goes back, where a refund would keep a part', async () => {
    const { gameId, giver, taker, answer } = await offered({ confirmed: false, hoursAhead: 20 });
    expect(answer.status).toBe(200);
    expect(await viewerOf(gameId, giver.token)).toMatchObject({ refund: { percent: 60 }, handOverTo: taker.email });
    expect((await takeOver(taker, gameId, giver.id)).status).toBe(200);
    expect(await balanceOf(server, giver.id)).toBe(500);
    expect(await joined(gameId)).toBe(1);
  });

  test('until joining closes; an offer of a pending game ends with a refund', async () => {
    const late = await offered({ confirmed: false, hoursAhead: 13 });
    await advance(server, 'PT1H');
    const second = await aPlayer(server);
    expect((await offer(late.giver, late.gameId, second.email)).body.code).toMatch(/game_cancelled|joining_closed/);
    const { gameId, giver, taker } = await offered({ confirmed: false, hoursAhead: 90 });
    expect((await refund(giver, gameId)).status).toBe(200);
    await refuses(takeOver(taker, gameId, giver.id), 'hand_over_not_found');
  });

  test('only a paid spot of one’s own, to somebody else who is not in, once', async () => {
    const { gameId, giver, taker } = await offered();
    await refuses(offer(giver, gameId, 'another@rondo.test'), 'already_offered');
    await refuses(offer(giver, gameId, giver.email), 'hand_over_to_self');
    await refuses(offer(taker, gameId, giver.email), 'not_joined');
    const second = await aPlayer(server, { balanceCents: 500 });
    await pay(second, gameId);
    await refuses(offer(second, gameId, giver.email), 'friend_joined');
    const free = await aGame(server);
    await join(giver, free);
    await refuses(offer(giver, free, taker.email), 'game_is_free');
    await refuses(offer(giver, randomUUID(), taker.email), 'game_not_found');
    const stranger = await aPlayer(server, { balanceCents: 500 });
    await refuses(takeOver(stranger, gameId, giver.id), 'hand_over_not_found');
  });
});

describe('moving to another game', () => {
  const twoGames = async (first: GameOptions = {}, second: GameOptions = {}) => {
    const organiserId = (await aPlayer(server, { role: 'organiser' })).id;
    const make = (options: GameOptions) => aGame(server, { organiserId, priceCents: 500, ...options });
    return [await make(first), await make(second)] as const;
  };

  test('gives up the first by the policy and pays the second, both or neither', async () => {
    const [from, to] = await twoGames({}, { priceCents: 800 });
    const player = await aPlayer(server, { balanceCents: 900 });
    await pay(player, from);
    const offered = await server.as(player).get(`/api/matches/${from}/alternatives`);
    expect(offered.body.data).toMatchObject({ matches: [{ _id: to }] });
    const answer = await move(player, from, to, { amount: 8 });
    expect(answer.body).toMatchObject({
      message: 'You have moved to the other game.',
      data: { amount: 8, refundedAmount: 4.5, retainedAmount: 0.5, balance: 0.5 },
    });
    expect([await joined(from), await joined(to)]).toEqual([0, 1]);
  });

  test('only games that can be joined now are offered', async () => {
    const [from, open] = await twoGames({}, { hoursAhead: 48 });
    const organiserId = await server.value<string>`select organiser_id from game where id = ${from}`;
    await aGame(server, { organiserId, hoursAhead: 1, createdHoursAgo: 400 });
    await aGame(server, { organiserId, hoursAhead: 400, signupOpensInDays: 3 });
    const player = await aPlayer(server, { balanceCents: 500 });
    await pay(player, from);
    const offered = await server.as(player).get(`/api/matches/${from}/alternatives`);
    expect((offered.body.data as { matches: { _id: string }[] }).matches.map(({ _id }) => _id)).toEqual([open]);
  });

  test('those of the same sport stand first, however many others begin sooner', async () => {
    const [from, alike] = await twoGames({}, { hoursAhead: 200 });
    const organiserId = await server.value<string>`select organiser_id from game where id = ${from}`;
    for (let made = 0; made < 20; made += 1) await aGame(server, { organiserId, hoursAhead: 100, sport: 'Basketball' });
    const player = await aPlayer(server, { balanceCents: 500 });
    await pay(player, from);
    const offered = await server.as(player).get(`/api/matches/${from}/alternatives`);
    const { matches } = offered.body.data as { matches: { _id: string }[] };
    expect([matches.length, matches[0]?._id]).toEqual([20, alike]);
  });

  test('between free games, and from paid to free', async () => {
    const [free, other] = await twoGames({ priceCents: 0 }, { priceCents: 0 });
    const player = await aPlayer(server, { balanceCents: 500 });
    await join(player, free);
    expect((await move(player, free, other)).status).toBe(200);
    expect([await joined(free), await joined(other)]).toEqual([0, 1]);
    const [paid, gratis] = await twoGames({}, { priceCents: 0 });
    await pay(player, paid);
    expect((await move(player, paid, gratis)).body.data).toMatchObject({
      amount: 0,
      refundedAmount: 4.5,
      balance: 4.5,
    });
  });

  test('the first spot is kept when the second is not won', async () => {
    const [from, full] = await twoGames({}, { capacity: 3, minimumPlayers: 2 });
    for (let n = 0; n < 3; n += 1) await pay(await aPlayer(server, { balanceCents: 500 }), full);
    const player = await aPlayer(server, { balanceCents: 500 });
    await pay(player, from);
    await refuses(move(player, from, full), 'game_full');
    const [, dear] = await twoGames({}, { priceCents: 900 });
    await refuses(move(player, from, dear), 'other_organiser');
    await refuses(move(player, from, from), 'same_game');
    await refuses(move(player, from, randomUUID()), 'game_not_found');
    expect(await viewerOf(from, player.token)).toMatchObject({ joined: true, paid: 5 });
    expect(await balanceOf(server, player.id)).toBe(0);
  });

  test('the spot that opens goes to who waits for it, in the same step', async () => {
    const [from, to] = await twoGames({ capacity: 3, minimumPlayers: 2, priceCents: 0 }, { priceCents: 0 });
    const mover = await aPlayer(server);
    for (const player of [mover, await aPlayer(server), await aPlayer(server)]) await join(player, from);
    const waiting = await aPlayer(server);
    await join(waiting, from);
    expect((await move(mover, from, to)).status).toBe(200);
    expect(await viewerOf(from, waiting.token)).toMatchObject({ joined: true });
  });

  test('not when the first can not be given up, and not without a first', async () => {
    const [confirmed, to] = await twoGames({ minimumPlayers: 2 });
    const [player, second] = [
      await aPlayer(server, { balanceCents: 1500 }),
      await aPlayer(server, { balanceCents: 500 }),
    ];
    await pay(player, confirmed);
    await pay(second, confirmed);
    await refuses(move(player, confirmed, to), 'refund_not_possible');
    await refuses(move(await aPlayer(server), confirmed, to), 'not_joined');
  });

  test('a repeated request has one effect; two who swap games at once do not wait for each other for ever', async () => {
    const [one, two] = await twoGames({ priceCents: 0 }, { priceCents: 0 });
    const [a, b] = [await aPlayer(server), await aPlayer(server)];
    await join(a, one);
    await join(b, two);
    const key = randomUUID();
    const answers = await Promise.all([move(a, one, two, {}, key), move(b, two, one), move(a, one, two, {}, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await joined(one), await joined(two)]).toEqual([1, 1]);
  });
});
