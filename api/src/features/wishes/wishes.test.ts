import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { organisingCalls } from '../../../test/organising-calls.ts';
import { advance, moveToNoon, refuses, useServer } from '../../../test/server.ts';
import { wishCalls } from '../../../test/wish-calls.ts';
import { deliverNotifications } from '../notifications/deliver-notifications.ts';
import { tellMatches } from './tell-matches.ts';

const server = useServer();
const { join } = joiningCalls(server);
const { create, edit, people } = organisingCalls(server);
const { usual, wish, aWisher, wishesOf, idOf, publish, heard } = wishCalls(server);

/** The games that wait to be compared with wishes. */
const waiting = async () =>
  (
    await server.rows<{ data: { gameIds: string[] } }>`
      select data from pgboss.job where name = 'match-wishes' order by created_on`
  ).map(({ data }) => data.gameIds);

beforeEach(async () => {
  await server.sql`delete from wish`;
  await server.sql`delete from pgboss.job where name = 'match-wishes'`;
});

describe('wishes', () => {
  test('are made, changed, paused and removed by their owner alone', async () => {
    const [player, other] = [await aPlayer(server), await aPlayer(server)];
    const made = await wish(player, { maxPrice: 5, levels: ['Beginner'] });
    expect(made.body.data).toMatchObject({ wish: { ...usual, maxPrice: 5, levels: ['Beginner'], isOn: true } });
    const at = `/api/wishes/${idOf(made)}`;
    for (const refused of [
      await server.as(other).put(at, usual),
      await server.as(other).patch(at, { isOn: false }),
      await server.as(player).patch(`/api/wishes/${randomUUID()}`, { isOn: false }),
    ])
      expect(refused.body.code).toBe('wish_not_found');
    await server.as(other).delete(at);
    await server.as(player).patch(at, { isOn: false });
    expect(await wishesOf(player)).toMatchObject([{ isOn: false }]);
    await server.as(player).put(at, { ...usual, radius: 25 });
    expect(await wishesOf(player)).toMatchObject([{ isOn: true, radius: 25, maxPrice: null }]);
    await server.as(player).delete(at);
    expect(await wishesOf(player)).toEqual([]);
    expect((await server.as(player).delete(at)).status).toBe(200);
  });

  test.each<[string, object]>([
    ['no sport', { sports: [] }],
    ['a sport twice', { sports: ['Futsal', 'Futsal'] }],
    ['no time', { parts: [] }],
    ['a distance that is not offered', { radius: 11 }],
    ['a price that is not offered', { maxPrice: 4.99 }],
    ['no name of the place', { place: { name: ' ', coordinates: [5, 52] } }],
  ])('with %s are refused', async (_, more) => {
    await refuses(wish(await aPlayer(server), more), 'invalid_input');
  });

  test('are in or near the Netherlands, and ten at most, also of two at once', async () => {
    const player = await aPlayer(server);
    const paris = { name: 'Paris', coordinates: [2.35, 48.85] };
    await refuses(wish(player, { place: paris }), 'place_outside');
    for (let n = 0; n < 9; n += 1) await wish(player);
    const both = await Promise.all([wish(player), wish(player)]);
    expect(both.map(({ body }) => body.code ?? 'made').toSorted()).toEqual(['made', 'too_many_wishes']);
    expect(await wishesOf(player)).toHaveLength(10);
  });

  test('made at once are each answered as themselves, with the cells of their own place', async () => {
    const player = await aPlayer(server);
    const radii = [5, 10, 25, 50];
    for (let times = 0; times < 2; times += 1) {
      const made = await Promise.all(radii.map((radius) => wish(player, { radius })));
      expect(made.map(({ body }) => (body.data as { wish: { radius: number } }).wish.radius)).toEqual(radii);
      expect(new Set(made.map(idOf)).size).toBe(radii.length);
    }
    const rows = await server.rows<{ radius_km: number; cells: number }>`
      select w.radius_km, count(c.*)::int as cells from wish w left join wish_cell c on c.wish_id = w.id
      where w.user_id = ${player.id} group by w.id, w.radius_km`;
    // Wishes within the same distance of the same place are in the same number of cells.
    const cells = Map.groupBy(rows, (one) => one.radius_km);
    for (const alike of cells.values()) expect(new Set(alike.map((one) => one.cells)).size).toBe(1);
    expect(rows.every((one) => one.cells > 0)).toBe(true);
  });

  test('show the games that fit now, as the rule has it, and of those only what one may join', async () => {
    const player = await aWisher({ maxPrice: 5 });
    const cheap = await aGame(server, { priceCents: 500, hoursAhead: 100 });
    for (const options of [{ priceCents: 501 }, { passcode: 'x' }, { levelLimit: 5 }, { organiserId: player.id }])
      await aGame(server, { hoursAhead: 100, ...options });
    const [shown] = await wishesOf(player);
    expect(shown?.fitting).toMatchObject({ count: 1, matches: [{ _id: cheap }] });
  });
});

describe('a game that fits', () => {
  test('is told at once in the app and by mail, once, however many wishes it fits and however often it is looked at', async () => {
    const player = await aWisher();
    await wish(player, { radius: 50 });
    const game = await aGame(server, { name: 'Na het eten' });
    await publish(game);
    await publish(game);
    await Promise.all([tellMatches(server), tellMatches(server)]);
    expect(await heard(player)).toEqual([game]);
    await deliverNotifications(server);
    await server.jobs.runSweeps();
    const [mail] = await mailsTo(server, player.email);
    expect(mail?.subject).toBe('A game for you: Na het eten');
    expect(mail?.text).toContain(`/match/${game}`);
  });

  test('is told to nobody who leads it, is in it, may not see or join it, is banned, or paused their wish', async () => {
    const member = await aWisher();
    const stranger = await aWisher();
    const club = await aCommunity(server, { members: [member.id] });
    const inClub = await aGame(server, { communityId: club.id });
    await publish(inClub);
    expect([await heard(member), await heard(stranger)]).toEqual([[inClub], []]);

    const [playing, paused, banned] = [await aWisher(), await aWisher(), await aWisher()];
    await server.sql`update app_user set banned_at = app_now() where id = ${banned.id}`;
    const [own] = await wishesOf(paused);
    await server.as(paused).patch(`/api/wishes/${own?._id}`, { isOn: false });
    const game = await aGame(server, { organiserId: stranger.id });
    const helping = await aWisher();
    await server.sql`insert into co_organiser (game_id, user_id, rights, created_at)
      values (${game}, ${helping.id}, array['players'], app_now())`;
    await join(playing, game);
    await publish(game, await aGame(server, { passcode: 'x' }), await aGame(server, { levelLimit: 5 }));
    for (const one of [stranger, helping, playing, paused, banned]) expect(await heard(one)).toEqual([]);
  });

  test('of a series is told once, with how many more there are', async () => {
    const player = await aWisher();
    const answer = await create({ repeat_weeks: 4 });
    const created = (answer.body.data as { created: string[] }).created;
    expect(await waiting()).toEqual([created]);
    await publish(...created);
    expect(await heard(player)).toEqual([created[0]]);
    const { body } = await server.as(player).get('/api/users/notifications');
    expect((body.data as { message: string }[])[0]?.message).toMatch(/then 3 more\.$/);
  });

  test('more than three a day are told at once; the others in the next digest, with all wishes in one mail', async () => {
    await moveToNoon(server);
    const player = await aWisher();
    await wish(player, { sports: ['Futsal'], telling: 'daily' });
    const games = [];
    for (let n = 1; n <= 5; n += 1) games.push(await aGame(server, { name: `Game ${n}`, hoursAhead: 100 + n }));
    await publish(...games);
    await publish(await aGame(server, { name: 'Futsal', sport: 'Futsal', hoursAhead: 99 }));
    expect(await heard(player)).toEqual(games.slice(0, 3));
    await advance(server, 'PT5H');
    await advance(server, 'PT1M');
    expect((await heard(player)).slice(3)).toEqual(['Futsal, Game 4, Game 5']);
    const digests = (await mailsTo(server, player.email)).filter(({ subject }) =>
      subject.startsWith('New games for your alerts'),
    );
    expect(digests).toHaveLength(1);
    for (const name of ['Futsal', 'Game 4', 'Game 5']) expect(digests[0]?.text).toContain(`* ${name}`);
  });

  test('is left out of a digest once it is full or cancelled, and a digest of nothing is not sent', async () => {
    await moveToNoon(server);
    const player = await aWisher({ telling: 'daily' });
    const [full, cancelled] = [await aGame(server, { capacity: 3, minimumPlayers: 2 }), await aGame(server)];
    await publish(full, cancelled);
    for (let n = 0; n < 3; n += 1) await join(await aPlayer(server), full);
    await server.sql`update game set status = 'cancelled', cancelled_by = 'rondo' where id = ${cancelled}`;
    await advance(server, 'PT6H');
    expect(await heard(player)).toEqual([]);
  });

  test('fits newly when it is changed, or its community becomes public', async () => {
    const player = await aWisher({ maxPrice: 0 });
    const admin = people.admin.token;
    const paid = { isPayingGame: true, price: 4 };
    const game = ((await create(paid, admin)).body.data as { created: string[] }).created[0] ?? '';
    await publish(game);
    expect(await heard(player)).toEqual([]);
    await edit(game, {}, admin);
    expect((await waiting()).at(-1)).toEqual([game]);
    await publish(game);
    expect(await heard(player)).toEqual([game]);

    const club = await aCommunity(server, { admins: [people.organiser.id] });
    const inClub = await aGame(server, { communityId: club.id });
    await server.as(people.organiser).patch(`/api/communities/${club.id}`, { communityOptions: { isPrivate: false } });
    expect((await waiting()).at(-1)).toEqual([inClub]);
  });

  test('is forgotten a day after it is over', async () => {
    const player = await aWisher();
    const game = await aGame(server, { hoursAhead: 3 });
    await publish(game);
    const count = () =>
      server.row<{ count: number }>`select count(*)::int as count from wish_match where user_id = ${player.id}`;
    expect(await count()).toEqual({ count: 1 });
    await advance(server, 'PT5H');
    expect(await count()).toEqual({ count: 1 });
    await advance(server, 'PT22H');
    expect(await count()).toEqual({ count: 0 });
  });
});
