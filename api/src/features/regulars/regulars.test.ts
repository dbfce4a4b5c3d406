import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { dayIn, gameIn } from '../../../test/game-form.ts';
import { guestCalls } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { organisingCalls } from '../../../test/organising-calls.ts';
import { regularCalls } from '../../../test/regular-calls.ts';
import { advance, moveToNoon, refuses, useServer } from '../../../test/server.ts';
import { takingOutCalls } from '../../../test/taking-out-calls.ts';

const server = useServer();
const { edit, cancel } = organisingCalls(server);
const { join, pay, leave } = joiningCalls(server);
const { startPayingAs } = guestCalls(server);
const { takeOut, letIn } = takingOutCalls(server);
const { aSeries, become, stop, free, kept, offer, startOf } = regularCalls(server);

const dayBefore = 24 * 3_600_000;
const sweep = () => server.jobs.runSweeps();
const read = async (gameId: string, { token }: Player) =>
  gameIn(await server.call('GET', `/api/matches/${gameId}`, { as: token }));
const joined = (gameId: string) => server.value<number>`select joined_count as n from game where id = ${gameId}`;
const outcomeOf = async (answer: ReturnType<typeof join>) => ((await answer).body.data as { outcome?: string }).outcome;
const regularsOf = (gameId: string) =>
  server.values<string>`
    select l.user_id as id from regular l join game g on g.series_id = l.series_id where g.id = ${gameId}`;

/** A series with a new regular, who is in its first game. */
async function aRegular(options: Parameters<typeof aSeries>[0] = {}) {
  const series = await aSeries(options);
  const player = await aPlayer(server, { balanceCents: 2000 });
  const enter = options.priceCents ? pay : join;
  expect((await enter(player, series.games[0])).status).toBe(200);
  const answer = await become(player, series.games[0]);
  return { ...series, player, answer };
}

/** Others take all of a game's spots but the kept one, and one more waits. */
async function fill(gameId: string, spots: number): Promise<Player> {
  for (let n = 0; n < spots; n += 1) expect(await outcomeOf(join(await aPlayer(server), gameId))).toBe('joined');
  const waiting = await aPlayer(server);
  expect(await outcomeOf(join(waiting, gameId))).toBe('waiting');
  return waiting;
}

describe('becoming a regular', () => {
  test('keeps no spot in a game that one was taken out of, let in again or not', async () => {
    const { games } = await aSeries();
    const [first, second, third] = games;
    const [player, admin] = [await aPlayer(server), await aPlayer(server, { role: 'admin' })];
    for (const gameId of [first, second]) expect((await join(player, gameId)).status).toBe(200);
    expect((await takeOut(admin, second, player.id)).status).toBe(200);
    expect((await become(player, first)).body.data).toEqual({ kept: 1 });
    expect(await kept(second)).toEqual(new Map());
    expect((await kept(third)).has(player.id)).toBe(true);
    expect((await letIn(admin, second, player.id)).status).toBe(200);
    expect(await kept(second)).toEqual(new Map());
  });

  test('keeps a spot in each later game until its day, which whoever it is for takes as any other', async () => {
    const { player, games, answer } = await aRegular();
    expect(answer.body.data).toEqual({ kept: 2 });
    const [first, second, third] = games;
    expect(await kept(first)).toEqual(new Map());
    for (const gameId of [second, third]) {
      const until = (await kept(gameId)).get(player.id) ?? '';
      expect(Date.parse(until)).toBe((await startOf(gameId)) - 2 * dayBefore);
      expect(await read(gameId, player)).toMatchObject({
        held_spots: 1,
        joined_players_number: 0,
        series: { regulars: { spots: 4, taken: 1, days: 2 } },
        viewer: { isRegular: true, regularSpotUntil: until },
      });
    }
    expect(await outcomeOf(join(player, second))).toBe('joined');
    expect(await kept(second)).toEqual(new Map());
    expect(await read(second, player)).toMatchObject({
      held_spots: 0,
      viewer: { joined: true, regularSpotUntil: null },
    });
    const mine = await server.as(player).get('/api/users/regular');
    expect(mine.body.data).toMatchObject([{ _id: first, joined: true, keptUntil: null }]);
    // They had a spot kept: a regular who leaves a game has none kept in it.
    expect((await leave(player, second)).status).toBe(200);
    expect(await kept(second)).toEqual(new Map());
    expect((await read(second, player)).held_spots).toBe(0);
  });

  test('is for who was in one of its games, once, while there is a place and a game to come', async () => {
    const { games, player, organiser } = await aRegular({ spots: 1 });
    const stranger = await aPlayer(server);
    await refuses(become(stranger, games[0]), 'regulars_not_played');
    await refuses(become(stranger, await aGame(server)), 'regulars_no_series');
    await refuses(become(stranger, randomUUID()), 'game_not_found');
    await join(stranger, games[0]);
    await refuses(become(stranger, games[1]), 'regulars_full');
    // A regular who asks again keeps the spots they had.
    await free(player, games[2]);
    expect((await become(player, games[1])).body.data).toEqual({ kept: 1 });
    expect(await regularsOf(games[0])).toEqual([player.id]);
    // Fewer spots take nobody's place away.
    expect((await offer(organiser, games[0], { spots: 0, days: 2 })).status).toBe(200);
    expect(await regularsOf(games[0])).toEqual([player.id]);
    expect((await kept(games[1])).size).toBe(1);
    await advance(server, 'P30D');
    await sweep();
    await refuses(become(stranger, games[0]), 'regulars_over');
    expect(await regularsOf(games[0])).toEqual([]);
  });

  test('the last place asked for twice at once is given once, and a repeated call changes nothing', async () => {
    const { games } = await aSeries({ spots: 1 });
    const [one, other] = [await aPlayer(server), await aPlayer(server)];
    for (const player of [one, other]) await join(player, games[0]);
    const key = randomUUID();
    const answers = await Promise.all([
      become(one, games[0], key),
      become(one, games[0], key),
      become(other, games[0]),
    ]);
    const won = answers.filter(({ status }) => status === 200);
    expect(await regularsOf(games[0])).toHaveLength(1);
    expect(won.length).toBe((await regularsOf(games[0]))[0] === one.id ? 2 : 1);
    expect((await kept(games[1])).size).toBe(1);
    // A call repeated after they stopped doesn't make them a regular again.
    const [regular] = await regularsOf(games[0]);
    const winner = regular === one.id ? one : other;
    await stop(winner, games[0]);
    const again = randomUUID();
    expect((await become(winner, games[0], again)).status).toBe(200);
    await stop(winner, games[0]);
    expect((await become(winner, games[0], again)).status).toBe(200);
    expect(await regularsOf(games[0])).toEqual([]);
  });

  test('keeps none where others wait, the game is full, or its day has come', async () => {
    const { games } = await aSeries({ capacity: 4, spots: 2 });
    const player = await aPlayer(server);
    await join(player, games[0]);
    const waiting = await fill(games[1], 4);
    expect((await become(player, games[0])).body.data).toEqual({ kept: 1 });
    expect(await kept(games[1])).toEqual(new Map());
    // Later the game has a spot, which is for the waiting list.
    expect((await leave(waiting, games[1])).status).toBe(200);
    expect(await joined(games[1])).toBe(4);
  });
});

describe('a kept spot', () => {
  test('is no stranger’s until it has run out; then the waiting list moves on', async () => {
    const { games, player } = await aRegular({ capacity: 4, spots: 2 });
    for (let n = 0; n < 2; n += 1) await join(await aPlayer(server), games[1]);
    // Two of three spots are taken, and one is promised.
    expect(await read(games[1], player)).toMatchObject({ status: 'pending', joined_players_number: 2 });
    const waiting = await fill(games[1], 1);
    expect(await read(games[1], waiting)).toMatchObject({ joined_players_number: 3, held_spots: 1 });
    // By then the first game is over.
    await advance(server, 'P9DT1H');
    expect((await kept(games[1])).size).toBe(0);
    await sweep();
    expect((await read(games[1], waiting)).viewer).toMatchObject({ joined: true });
    expect(await joined(games[1])).toBe(4);
    expect(await outcomeOf(join(player, games[1]))).toBe('waiting');
    const rows = await server.rows`
      select from notification where user_id = ${player.id} and kind like 'spot%'`;
    expect(rows).toEqual([]);
  });

  test('that has run out is anybody’s, whatever the sweep has done', async () => {
    const { games } = await aRegular({ capacity: 4, spots: 2 });
    for (let n = 0; n < 3; n += 1) await join(await aPlayer(server), games[1]);
    await advance(server, 'P9DT1H');
    expect(await outcomeOf(join(await aPlayer(server), games[1]))).toBe('joined');
  });

  test('is open to who waits at once: not this time, stopping, and being removed', async () => {
    const { games, player, organiser } = await aRegular({ capacity: 4, spots: 2 });
    const { remove } = regularCalls(server);
    const [inSecond, inThird] = [await fill(games[1], 3), await fill(games[2], 3)];
    expect((await free(player, games[1])).status).toBe(200);
    expect((await free(player, games[1])).status).toBe(200);
    expect((await read(games[1], inSecond)).viewer).toMatchObject({ joined: true });
    expect(await regularsOf(games[0])).toEqual([player.id]);
    expect((await read(games[2], inThird)).viewer).toMatchObject({ joined: false, waiting: true });
    await refuses(remove(inThird, games[0], player.id), 'not_allowed');
    expect((await remove(organiser, games[0], player.id)).status).toBe(200);
    expect((await read(games[2], inThird)).viewer).toMatchObject({ joined: true });
    expect(await regularsOf(games[0])).toEqual([]);
    expect((await stop(player, games[0])).status).toBe(200);
  });

  test('is replaced by a checkout of its own, and given back when that fails', async () => {
    const { games, player } = await aRegular({ priceCents: 500, capacity: 4, spots: 2 });
    for (let n = 0; n < 3; n += 1) await pay(await aPlayer(server, { balanceCents: 500 }), games[1]);
    const before = await kept(games[1]);
    const failing = await startPayingAs(player, games[1]);
    expect(failing.answer.status).toBe(200);
    await failing.complete('failed');
    await sweep();
    expect(await kept(games[1])).toEqual(before);
    await refuses(pay(await aPlayer(server, { balanceCents: 500 }), games[1]), 'game_full');
    const paying = await startPayingAs(player, games[1]);
    // A regular who is paying keeps the spot even if they stop being one meanwhile.
    expect((await stop(player, games[1])).status).toBe(200);
    await refuses(pay(await aPlayer(server, { balanceCents: 500 }), games[1]), 'game_full');
    await paying.complete('paid');
    await sweep();
    expect((await read(games[1], player)).viewer).toMatchObject({ joined: true, paid: 5 });
    expect(await joined(games[1])).toBe(4);
  });

  test('moves with the game’s start and with the series’ day, and is gone with the game', async () => {
    const { games, player, organiser } = await aRegular();
    expect((await offer(organiser, games[1], { spots: 4, days: 5 })).status).toBe(200);
    expect(Date.parse((await kept(games[1])).get(player.id) ?? '')).toBe((await startOf(games[1])) - 5 * dayBefore);
    expect((await edit(games[1], { game_date: `${dayIn(server, 12)}T20:00` })).status).toBe(200);
    expect(Date.parse((await kept(games[1])).get(player.id) ?? '')).toBe((await startOf(games[1])) - 5 * dayBefore);
    expect((await cancel(games[1], { note: 'Rain' })).status).toBe(200);
    expect((await kept(games[1])).size).toBe(0);
    expect((await kept(games[2])).size).toBe(1);
  });

  test('is said a day before it is released, once', async () => {
    await moveToNoon(server);
    const { games, player } = await aRegular({ name: 'Dinsdag' });
    const told = () =>
      server.values<string>`
        select game_id from notification where user_id = ${player.id} and kind = 'regularSpotKept'`;
    await advance(server, 'P7DT23H');
    await sweep();
    expect(await told()).toEqual([]);
    await advance(server, 'PT2H');
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await told()).toEqual([games[1]]);
    const mail = (await mailsTo(server, player.email)).find(({ subject }) => subject.includes('is kept until'));
    expect(mail?.text).toContain('Say yes on the game’s page.');
    // Another start means another day.
    expect((await edit(games[1], { game_date: `${dayIn(server, 9)}T20:00` })).status).toBe(200);
    await advance(server, 'P6DT12H');
    await sweep();
    expect((await told()).filter((id) => id === games[1])).toHaveLength(2);
  });
});

describe('being a regular ends', () => {
  test('for who is banned', async () => {
    const { games, player } = await aRegular({ capacity: 4, spots: 2 });
    const waiting = await fill(games[1], 3);
    await server.sql`update app_user set banned_at = app_now() where id = ${player.id}`;
    await sweep();
    expect(await regularsOf(games[0])).toEqual([]);
    expect((await read(games[1], waiting)).viewer).toMatchObject({ joined: true });
  });

  test('for who is out of the community', async () => {
    const [member, other] = [await aPlayer(server), await aPlayer(server)];
    const club = await aCommunity(server, { members: [member.id, other.id] });
    const { games } = await aSeries({ communityId: club.id });
    for (const player of [member, other]) {
      await join(player, games[0]);
      expect((await become(player, games[0])).body.data).toEqual({ kept: 2 });
    }
    const out = sql`delete from community_member where community_id = ${club.id} and user_id = ${member.id}`;
    await out.execute(server.db);
    await refuses(become(member, games[0]), 'members_only');
    await sweep();
    expect(await regularsOf(games[0])).toEqual([other.id]);
    expect([...(await kept(games[1])).keys()]).toEqual([other.id]);
  });

  test('with the account, which takes it along', async () => {
    const { games, player } = await aRegular();
    const { body } = await server.as(player).get('/api/users/export');
    expect(JSON.stringify(body)).toContain('regularOf');
    const left = await server.as(player).delete('/api/users/deleteMe', { givenUpBalance: 20 });
    expect(left.status).toBe(200);
    expect(await regularsOf(games[0])).toEqual([]);
    expect((await kept(games[1])).size).toBe(0);
  });
});
