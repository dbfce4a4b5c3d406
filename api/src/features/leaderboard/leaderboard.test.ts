import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aCommunity, aPlayer, type Player } from '../../../test/builders.ts';
import { aPlayerWithPassword, oldPassword } from '../../../test/passwords.ts';
import { refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();

beforeEach(async () => {
  await server.sql`delete from score`;
});

const scored = async ({ id }: Player, score: number, { sport = 'Volleyball', games = 3 } = {}) => server.sql`
  insert into score (user_id, sport, score, grade_count, graded_games) values (${id}, ${sport}, ${score}, 30, ${games})`;

/** A player with a score. */
async function ranked(name: string, score: number, options?: { sport?: string; games?: number }): Promise<Player> {
  const player = await aPlayer(server, { name });
  await scored(player, score, options);
  return player;
}

interface Page {
  page: number;
  data: { leaderBoard: { sequence: number; name: string; userId: string }[]; pagination: { totalPages: number } };
}

const read = async (path: string, as?: string) => {
  const { status, body } = await server.call('GET', `/api/leaderboard/${path}`, { ...(as && { as }) });
  return status === 200 ? (body as unknown as Page) : { status, code: body.code, params: body.params };
};
const names = async (path: string, as?: string) => {
  const page = await read(path, as);
  return 'data' in page ? page.data.leaderBoard.map(({ sequence, name }) => `${sequence} ${name}`) : page;
};

test('ranks the players of a sport; a guest has no game count, who left or was graded in two games is not in it', async () => {
  const third = await ranked('Third', 3.1);
  await ranked('First', 5.25);
  await scored(await aPlayer(server, { name: 'Second', role: 'guest' }), 4.2);
  await ranked('Provisional', 5.9, { games: 2 });
  const gone = await ranked('Gone', 2);
  await server.sql`update app_user set game_count = 4, deleted_at = case when id = ${gone.id} then app_now() end`;
  await scored(third, 6, { sport: 'Football' });

  expect(await read('Volleyball')).toMatchObject({
    page: 1,
    data: {
      leaderBoard: [
        { sequence: 1, name: 'First', elo: 5.3, game_count: 4, role: 'player' },
        { sequence: 2, name: 'Second', elo: 4.2, game_count: null, role: 'guest' },
        { sequence: 3, name: 'Third', elo: 3.1 },
      ],
      pagination: { totalPages: 1 },
    },
  });
  expect(JSON.stringify(await read('Volleyball'))).not.toContain('@');
  expect(await read('Volleyball?limit=2&page=2')).toMatchObject({
    page: 2,
    data: { leaderBoard: [{ sequence: 3, name: 'Third' }], pagination: { totalPages: 2 } },
  });
  expect(await read('Basketball?page=99999999')).toMatchObject({
    data: { leaderBoard: [], pagination: { totalPages: 0 } },
  });
  for (const path of ['Futsal', 'Chess', 'Volleyball?limit=51', 'Volleyball?page=100000001', 'Volleyball?page=0'])
    expect(await read(path)).toMatchObject({ status: 400 });
});

test('every page, however deep, and everybody’s own rank are those of the whole list', async () => {
  // Three hundred players on few scores, so that many scores are equal, within a hundredth, and beside its bounds.
  await server.sql`
    with people as (
      insert into app_user (name, email, confirmed_at)
      select 'Player ' || n, 'deep-' || n || '@rondo.test', app_now() from generate_series(1, 300) n returning id)
    insert into score (user_id, sport, score, grade_count, graded_games)
    select id, 'Volleyball', 3 + (abs(hashtext(id::text)) % 41) * 0.0013 + (abs(hashtext(id::text)) % 3), 9, 3 from people`;
  const whole = await server.rows<{ id: string; rank: number }>`
    select user_id as id, row_number() over (order by score desc, user_id) as rank from score`;
  const own = await server.rows<{ id: string; rank: number }>`
    select user_id as id, rank_of('Volleyball', user_id) as rank from score order by 2`;
  expect(own).toEqual(whole);

  const listed: { id: string; rank: number }[] = [];
  for (let page = 1; page <= 43; page += 1) {
    const read7 = (await read(`Volleyball?page=${page}`)) as Page;
    expect(read7.data.pagination.totalPages).toBe(43);
    listed.push(...read7.data.leaderBoard.map(({ userId, sequence }) => ({ id: userId, rank: sequence })));
  }
  expect(listed).toEqual(whole);
});

test('one’s own rank is the page one is on; who has none learns how many games are missing', async () => {
  for (let n = 1; n <= 8; n += 1) await ranked(`P${n}`, 6 - n / 10);
  const [me, other] = [await ranked('Me', 4.05), await aPlayer(server)];
  const path = `user/${me.id}?sport=Volleyball`;
  expect(await read(path, me.token)).toMatchObject({
    page: 2,
    data: {
      leaderBoard: [
        { sequence: 8, name: 'P8' },
        { sequence: 9, name: 'Me', userId: me.id },
      ],
      pagination: { totalPages: 2 },
    },
  });
  expect(await read(`${path}&limit=3`, me.token)).toMatchObject({ page: 3, data: { pagination: { totalPages: 3 } } });
  expect(await names(`user/${me.id}`, me.token)).toEqual(['8 P8', '9 Me']);

  expect(await read(path, other.token)).toMatchObject({ status: 403, code: 'not_allowed' });
  expect(await read(path)).toMatchObject({ status: 401 });
  const admin = await aPlayer(server, { role: 'admin' });
  expect(await read(path, admin.token)).toMatchObject({ page: 2 });
  expect(await read(`user/${other.id}`, other.token)).toEqual({
    status: 400,
    code: 'not_ranked',
    params: { least: 3, missing: 3 },
  });
  await scored(other, 5, { games: 1 });
  expect(await read(`user/${other.id}`, other.token)).toMatchObject({ params: { missing: 2 } });
});

test('a community’s ranks are those of its members, for who may see them, where it shows scores', async () => {
  const people = [await ranked('Ann', 3.4), await ranked('Bo', 5), await ranked('Cor', 4.2)];
  const [ann, bo, cor] = people.map(({ id }) => id) as [string, string, string];
  const token = { ann: people[0]?.token, bo: people[1]?.token };
  const { id, shortCode } = await aCommunity(server, { members: [ann, cor] });
  const path = `Volleyball?community=${shortCode}`;
  expect(await names(path, token.ann)).toEqual(['1 Cor', '2 Ann']);
  expect(await names(`${path}&limit=1&page=2`, token.ann)).toEqual(['2 Ann']);
  expect(await read(`user/${ann}?limit=1&community=${id}`, token.ann)).toMatchObject({
    page: 2,
    data: { pagination: { totalPages: 2 } },
  });
  // Right after a member saw it, nobody else is shown the same answer.
  for (const as of [token.bo, undefined])
    expect(await read(path, as)).toMatchObject({ status: 403, code: 'community_members_only' });

  await server.sql`update community set is_private = false where id = ${id}`;
  expect(await names(`${path}&page=1`)).toEqual(['1 Cor', '2 Ann']);
  expect(await read(`user/${bo}?community=${id}`, token.bo)).toMatchObject({ code: 'not_a_member' });
  for (const [page, hidden] of ['show_elo', 'is_rating_visible'].entries()) {
    await server.sql`
      update community set show_elo = ${hidden !== 'show_elo'}, is_rating_visible = ${hidden !== 'is_rating_visible'}`;
    expect(await read(`${path}&page=${page + 2}`, token.ann)).toMatchObject({ status: 403, code: 'scores_hidden' });
  }
  expect(await read('Volleyball?community=nowhere')).toMatchObject({ code: 'community_not_found' });
});

test('a city’s ranks are those of the players who chose it, now and for scores to come', async () => {
  const [ann, bo, cor, dee] = await Promise.all(['Ann', 'Bo', 'Cor', 'Dee'].map((name) => aPlayer(server, { name })));
  if (!ann || !bo || !cor || !dee) throw new Error('no players');
  await server.sql`insert into preferred_city values ('Utrecht', 52.1, 5.1, 90), ('Leiden', 52.2, 4.5, 91)`;
  await scored(ann, 3.4);
  await scored(bo, 5);
  const choose = async ({ token }: Player, homeCity: string | null) =>
    server.call('PATCH', '/api/users/settings', { as: token, body: { homeCity } });
  for (const player of [ann, cor, dee]) expect(await choose(player, 'Utrecht')).toMatchObject({ status: 200 });
  expect((await choose(bo, 'Leiden')).body).toMatchObject({ settings: { homeCity: 'Leiden' } });
  // Cor chose before there was a score, Dee has none that counts.
  await scored(cor, 4.2);
  await scored(dee, 6, { games: 2 });
  const path = 'Volleyball?city=Utrecht';
  expect(await names(path)).toEqual(['1 Cor', '2 Ann']);
  expect(await names(`${path}&limit=1&page=2`)).toEqual(['2 Ann']);
  expect(await read(`user/${ann.id}?limit=1&city=Utrecht`, ann.token)).toMatchObject({
    page: 2,
    data: { leaderBoard: [{ sequence: 2, name: 'Ann' }], pagination: { totalPages: 2 } },
  });
  expect(await names('Volleyball?city=Leiden')).toEqual(['1 Bo']);
  expect(await names('Football?city=Utrecht')).toEqual([]);

  expect(await read(`user/${bo.id}?city=Utrecht`, bo.token)).toMatchObject({ status: 400, code: 'not_of_city' });
  expect(await read(`user/${dee.id}?city=Utrecht`, dee.token)).toMatchObject({ code: 'not_ranked' });
  expect(await read('Volleyball?city=Atlantis')).toMatchObject({ status: 404, code: 'city_not_found' });
  await refuses(choose(ann, 'Atlantis'), 'city_not_found', { status: 404 });

  // Another setting leaves the city as it is; without a city, a player is on no city's list.
  await server.as(ann).patch('/api/users/settings', { hidesName: false });
  expect(await names(`${path}&limit=3`)).toEqual(['1 Cor', '2 Ann']);
  await choose(ann, null);
  expect(await names(`${path}&limit=4`)).toEqual(['1 Cor']);
  await server.sql`update app_user set deleted_at = app_now() where id = ${cor.id}`;
  expect(await names(`${path}&limit=5`)).toEqual([]);
});

test('a city that is renamed or dropped takes its players along, or lets them go', async () => {
  const ann = await ranked('Ann', 3.4);
  await server.sql`insert into preferred_city values ('Delft', 52, 4.36, 90)`;
  await server.sql`update app_user set home_city = 'Delft' where id = ${ann.id}`;
  await server.sql`update preferred_city set name = 'Delft-Zuid' where name = 'Delft'`;
  expect(await names('Volleyball?city=Delft-Zuid')).toEqual(['1 Ann']);
  await server.sql`delete from preferred_city where name = 'Delft-Zuid'`;
  expect(await sql`select home_city from score where user_id = ${ann.id}`.execute(server.db)).toMatchObject({
    rows: [{ home_city: null }],
  });
});

test('who leaves Rondo leaves the ranks in the same transaction, and what is computed of them later changes nothing', async () => {
  const player = await aPlayerWithPassword(server, { name: 'Sanne' });
  await scored(player, 5);
  await ranked('Next', 4);
  expect(await names('Volleyball?limit=9')).toEqual(['1 Sanne', '2 Next']);
  const body = { password: oldPassword };
  expect((await server.as(player).delete('/api/users/deleteMe', body)).status).toBe(200);
  expect(await names('Volleyball?limit=8')).toEqual(['1 Next']);

  await server.sql`update score set score = 5.5 where user_id = ${player.id}`;
  await scored(player, 4, { sport: 'Football' });
  await server.sql`
    insert into score (user_id, sport, score, grade_count, graded_games) values (${player.id}, 'Volleyball', 6, 40, 5)
    on conflict (user_id, sport) do update set score = excluded.score, graded_games = excluded.graded_games`;
  expect(await names('Volleyball?limit=7')).toEqual(['1 Next']);
  expect(await names('Football')).toEqual([]);
});

test('two hundred who move the same scores at once wait for one another', async () => {
  const people: Player[] = [];
  for (let n = 0; n < 12; n += 1) people.push(await ranked(`M${n}`, 2 + n / 10));
  const ids = people.map(({ id }) => id).sort();
  await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const some = ids.filter((_id, place) => (place + n) % 3 === 0);
      await server.sql`
        with locked as (select user_id from score where user_id = any(${some}::uuid[]) order by user_id for update)
        update score s set score = 1 + (abs(hashtext(s.user_id::text || ${n}::text)) % 50000) / 10000.0
        from locked where locked.user_id = s.user_id`;
    }),
  );
  expect(await names('Volleyball?limit=50')).toHaveLength(12);
});

test('a medal is of the score with its two decimals, in lists of rounded scores and on one’s own page', async () => {
  const player = await ranked('Almost a novice', 2.47);
  const list = await server.as(player).get('/api/leaderboard/Volleyball');
  expect(list.body).toMatchObject({ data: { leaderBoard: [{ elo: 2.5, band: 'beginner' }] } });
  const me = await server.as(player).get('/api/users/me');
  expect(me.body).toMatchObject({ user: { elo: [{ elo: 2.47, band: 'beginner' }] } });
});
