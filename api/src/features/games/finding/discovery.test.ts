import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../../test/builders.ts';
import { refuses, useServer } from '../../../../test/server.ts';
import { watchStatements } from '../../../../test/watch-statements.ts';
import { countArchivedConfirmed } from '../queries.ts';

const server = useServer();

const get = (path: string, as?: string) => server.call('GET', `/api${path}`, { as });

async function found(query: string): Promise<string[]> {
  const { status, body } = await get(`/matches?${query}`);
  expect(status).toBe(200);
  return (body.data as { matches: { name: string }[] }).matches.map(({ name }) => name);
}

async function aCommunity(code: string, name: string, isPrivate = false): Promise<string> {
  const id = await server.value<string>`
    insert into community (short_code, name, sport, city, is_private) values (${code}, ${name}, 'Volleyball', 'Utrecht', ${isPrivate})
    returning id`;
  return id;
}

const put = (gameId: string, communityId: string) =>
  server.sql`update game set community_id = ${communityId} where id = ${gameId}`;

describe('searching by words', () => {
  test('each word is found in the name, venue, address, city or community, whatever its case and accents', async () => {
    const id = await aGame(server, { name: 'Één-tegen-één in de Koepelhal', hoursAhead: 40 });
    await aGame(server, { name: '100% potje', hoursAhead: 50 });
    const club = await aCommunity('dom-volley', 'Dom Volley');
    await put(id, club);
    await server.sql`update game set place_description = 'Café ’t Gymzaaltje' where id = ${id}`;
    for (const query of [
      'een',
      'EEN koepel',
      'koepelhal utrecht',
      'cafe gymz',
      'dom sportlaan',
      'vo een',
      'één-tegen',
      't',
    ])
      expect([query, await found(`query=${encodeURIComponent(query)}`)]).toEqual([
        query,
        ['Één-tegen-één in de Koepelhal'],
      ]);
    // Two letters match at the start of a word, three anywhere.
    expect(await found('query=ol')).toEqual([]);
    expect(await found('query=olley')).toHaveLength(1);
    expect(await found('query=koepel%20zwolle')).toEqual([]);
    expect(await found('query=100%25')).toEqual(['100% potje']);
    for (const blank of ['%20', '']) expect(await found(`query=${blank}`)).toHaveLength(2);
    for (const nothing of ['%25', '_', '%5C', '%27%3B--', '!!!', '...', '()'])
      expect([nothing, await found(`query=${nothing}`)]).toEqual([nothing, []]);
    expect(await found('query=potje&price=over5')).toEqual([]);
    expect((await get(`/matches?query=${'x'.repeat(101)}`)).status).toBe(400);

    await server.sql`update community set name = 'Lichtstad' where id = ${club}`;
    expect(await found('query=lichtst')).toHaveLength(1);
    expect(await found('query=dom')).toEqual([]);
  });

  test('a city is found by its other names, and a name without its apostrophe', async () => {
    await server.sql`insert into place (id, name, municipality, province, latitude, longitude, population, search_text)
      values (1, '''s-Hertogenbosch', '', 'Noord-Brabant', 51.7, 5.3, 134520, '''s-hertogenbosch ''s bosch den bosch')`;
    const id = await aGame(server, { name: 'Zoë’s zaaltje', hoursAhead: 60 });
    await server.sql`update game set city = '''s-Hertogenbosch' where id = ${id}`;
    for (const query of ['den bosch', 's-hertogenbosch', "'s-hertogen", 'zoes', "zoë's zaal"])
      expect([query, await found(`query=${encodeURIComponent(query)}`)]).toEqual([query, ['Zoë’s zaaltje']]);
  });

  test('a join does not pay for the search: its update stays on the page and touches no index', async () => {
    const id = await aGame(server, { name: 'Heap only', hoursAhead: 60 });
    const changed = await server.db.transaction().execute(async (trx) => {
      const count = async () => {
        const { rows } = await sql<{ all: number; hot: number }>`
          select pg_stat_get_xact_tuples_updated('game'::regclass) as "all",
            pg_stat_get_xact_tuples_hot_updated('game'::regclass) as hot`.execute(trx);
        return rows[0] ?? { all: 0, hot: 0 };
      };
      const before = await count();
      await sql`update game set joined_count = joined_count + 1 where id = ${id}`.execute(trx);
      const after = await count();
      return { all: after.all - before.all, hot: after.hot - before.hot };
    });
    expect(changed).toEqual({ all: 1, hot: 1 });
  });

  test('the past is not looked at, however short the word', async () => {
    for (const pattern of ['% u%', '%volley%']) {
      const plan = await server.db.transaction().execute(async (trx) => {
        // A table of a few rows is read whole, whatever indexes it has.
        await sql`set local enable_seqscan = off`.execute(trx);
        const { rows } = await sql<{ 'QUERY PLAN': string }>`
          explain select id from game where not archived and starts_at >= ${server.clock.now()} and search_text like ${sql.lit(pattern)}`.execute(
          trx,
        );
        return rows.map((line) => line['QUERY PLAN']).join('\n');
      });
      expect(plan).not.toContain('Seq Scan');
      expect(plan).toMatch(/Index Cond: .*starts_at/);
    }
  });
});

interface Cell {
  count: number;
  latitude: number;
  longitude: number;
  bounds: Record<string, number>;
  matches: { name: string }[];
}

async function cells(query: string): Promise<Cell[]> {
  const { status, body } = await get(`/matches/map?${query}`);
  expect([status, body.issues]).toEqual([200, undefined]);
  return (body.data as { cells: Cell[] }).cells;
}

describe('the map', () => {
  const country = 'south=50.5&west=3&north=53.8&east=7.5';

  test('groups the games of the part one looks at, tells single ones, and takes every filter', async () => {
    const far = { latitude: 50.85, longitude: 5.69, sport: 'Futsal' };
    await aGame(server, { ...far, name: 'Maastricht one' });
    await aGame(server, { ...far, name: 'Maastricht two', hoursAhead: 90 });
    await aGame(server, { latitude: 53.2, longitude: 5.8, sport: 'Futsal', name: 'Leeuwarden', priceCents: 600 });
    const found = (await cells(`${country}&zoom=7&sports=Futsal`)).sort((a, b) => a.count - b.count);
    expect(found).toMatchObject([
      { count: 1, latitude: 53.2, longitude: 5.8, matches: [{ name: 'Leeuwarden' }] },
      { count: 2, bounds: { south: 50.85, west: 5.69, north: 50.85, east: 5.69 }, matches: [] },
    ]);
    const near = await cells('south=50.85&west=5.69&north=50.85&east=5.69&zoom=16');
    expect(near.map(({ matches }) => matches.map(({ name }) => name))).toEqual([['Maastricht one', 'Maastricht two']]);
    expect(await cells(`${country}&zoom=7&sports=Futsal&price=over5`)).toHaveLength(1);
    expect(await cells(`${country}&zoom=7&query=maastricht`)).toMatchObject([{ count: 2 }]);
    expect(await cells(`${country}&zoom=7&latitude=50.9&longitude=5.7&radius=10`)).toMatchObject([{ count: 2 }]);
    // From nearer by, where cells are smaller than the tiles whose games are counted.
    const city = 'south=50.6&west=5.5&north=51.1&east=5.9';
    for (const asked of ['zoom=13', 'zoom=10&query=maastricht'])
      expect((await cells(`${city}&${asked}`)).reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(await cells('south=10&west=10&north=11&east=11&zoom=7')).toEqual([]);
  });

  test('counts games from afar as they come, move, hide, begin and go, without reading those to come', async () => {
    const there = { latitude: 51.44, longitude: 3.57, sport: 'Martial arts' as const };
    const ids = [
      await aGame(server, { ...there, name: 'Alone' }),
      await aGame(server, { ...there, latitude: 51.5, hoursAhead: 90 }),
      await aGame(server, { ...there, longitude: 3.8, hoursAhead: 200 }),
    ];
    const [one, two, three] = ids;
    const community = await server.value<string>`
      insert into community (short_code, name, sport, city, is_private) values ('hidden', 'Hidden', 'Volleyball', 'Goes', true) returning id`;
    let asked = 0;
    // Each part differs a little, because equal answers are shared for a second.
    const part = () => `south=51&west=3&north=52&east=4.5${(asked += 1)}&sports=Martial%20arts`;
    /** How many games there are from afar: as they are counted, and as they are found with a filter that all of them pass. */
    const counted = async () => {
      const kept = await cells(`${part()}&zoom=9`);
      expect(kept).toEqual(await cells(`${part()}&zoom=9&numberOfPlayers=1`));
      return kept.reduce((sum, { count }) => sum + count, 0);
    };
    expect(await counted()).toBe(3);
    await server.sql`update game set longitude = 4.1 where id = ${three}`;
    await server.sql`update game set community_id = ${community} where id = ${two}`;
    expect(await counted()).toBe(2);
    await server.sql`update community set is_private = false where id = ${community}`;
    expect(await counted()).toBe(3);
    await server.sql`update game set archived = true where id = ${two}`;
    await server.sql`update game set starts_at = app_now() - interval '1 minute' where id = ${three}`;
    expect(await cells(`${part()}&zoom=7`)).toMatchObject([{ count: 1, matches: [{ name: 'Alone' }] }]);
    const rows = () => server.value<number>`select count(*)::int from game_cell where sport = 'Martial arts'`;
    expect(await rows()).toBeGreaterThan(2);
    await server.jobs.runNow('games');
    expect(await rows()).toBe(2);
    expect(await counted()).toBe(1);
    await server.sql`update game set archived = true where id in (${one}, ${three})`;
    await server.jobs.runNow('games');
    expect([await rows(), await counted()]).toEqual([0, 0]);
    const { statements } = await watchStatements(() => get(`/matches/map?${part()}&zoom=10`));
    for (const [, condition = ''] of statements.flatMap(({ text }) => [...text.matchAll(/from game\b([^)]*)/g)]))
      expect(condition).toContain('starts_at <');
  });

  test('never answers more cells than it says, however deep the zoom', async () => {
    const organiserId = (await aPlayer(server, { role: 'organiser' })).id;
    await server.sql`
      insert into game (name, sport, level, surface, capacity, minimum_players, price_cents, starts_at, duration_minutes, ends_at,
        cutoff_at, latitude, longitude, address, organiser_id, created_at)
      select 'Crowd', 'Basketball', 'Beginner', 'Grass', 10, 4, 0, at, 60, at + interval '1 hour', at, 51 + n / 2000.0,
        4 + (n * 7 % 4000) / 1500.0, 'Straat', ${organiserId}, app_now()
      from generate_series(1, 4000) n, lateral (select app_now() + interval '5 days' as at) t`;
    for (const zoom of [0, 6, 9, 13, 20]) {
      const all = await cells(`${country}&zoom=${zoom}&sports=Basketball`);
      expect(all.length).toBeLessThanOrEqual(300);
      expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(4000);
    }
    expect((await cells('south=-90&west=-180&north=90&east=180&zoom=20')).length).toBeLessThanOrEqual(300);
  });

  test.each([
    '',
    'south=52&west=5&north=51&east=6&zoom=7',
    'south=51&west=6&north=52&east=5&zoom=7',
    `${country}&zoom=21`,
  ])('refuses %s', async (query) => {
    await refuses(get(`/matches/map?${query}`), 'invalid_input', { status: 400 });
  });
});

test('tournaments come soonest first, without cancelled ones', async () => {
  await aGame(server, { name: 'Later cup', tournament: true, hoursAhead: 300 });
  await aGame(server, { name: 'Sooner cup', tournament: true, hoursAhead: 200 });
  const off = await aGame(server, { name: 'Cancelled cup', tournament: true });
  await server.sql`update game set status = 'cancelled' where id = ${off}`;
  const { body } = await get('/matches/tournaments');
  expect((body.data as { tournaments: { name: string }[] }).tournaments.map(({ name }) => name)).toEqual([
    'Sooner cup',
    'Later cup',
  ]);
});

test('games of a community come soonest first, cancelled ones after all that are played', async () => {
  const club = await aCommunity('ordered', 'Ordered');
  const off = await aGame(server, { name: 'Off', hoursAhead: 24 });
  await server.sql`update game set status = 'cancelled' where id = ${off}`;
  const later = await aGame(server, { name: 'Later', hoursAhead: 72 });
  const sooner = await aGame(server, { name: 'Sooner', hoursAhead: 48 });
  for (const id of [off, later, sooner]) await put(id, club);
  const { body } = await get('/communities/shortcode/ordered/matches');
  const games = body.matchesFromCommunity as { name: string }[];
  expect(games.map(({ name }) => name)).toEqual(['Sooner', 'Later', 'Off']);
});

test('games that were played are counted as they end, whatever becomes of them, and none are read for it', async () => {
  const counted = () => server.value<number>`select sum(games)::int from played_games`;
  const before = await counted();
  const [one, other] = [await aGame(server, { hoursAhead: -30 }), await aGame(server, { hoursAhead: -30 })];
  await server.sql`update game set archived = true, status = 'confirmed' where id in (${one}, ${other})`;
  expect(await counted()).toBe(before + 2);
  await server.sql`update game set status = 'cancelled' where id = ${one}`;
  await server.sql`update game set joined_count = 0 where id = ${other}`;
  expect(await counted()).toBe(before + 1);
  const { statements } = await watchStatements(() => countArchivedConfirmed(server.db));
  expect(statements.map(({ text }) => text)).not.toContainEqual(expect.stringMatching(/from game\b/));
});

test('games one can still rate: played with others, of a rated sport, confirmed, over, not yet rated, where rating is on', async () => {
  const [me, other] = [await aPlayer(server), await aPlayer(server)];
  const club = await aCommunity('no-rating', 'No rating');
  await server.sql`update community set is_rating_enabled = false where id = ${club}`;
  const played = async (
    name: string,
    change = sql`archived = true, status = 'confirmed'`,
    sport = 'Volleyball',
    players = [me, other],
  ) => {
    const id = await aGame(server, { name, sport, hoursAhead: -30, createdHoursAgo: 90 });
    await server.sql`insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, status, joined_at)
      select ${id}, u, u, 0, 0, 'played', app_now() from unnest(${players.map((one) => one.id)}::uuid[]) u`;
    await server.sql`update game set ${change} where id = ${id}`;
    return id;
  };
  await played('open');
  const graded = await played('graded');
  await server.sql`insert into grading (game_id, rater_id, target_id, sport, grade, created_at)
    values (${graded}, ${me.id}, ${other.id}, 'Volleyball', 3, app_now())`;
  await played('futsal', undefined, 'Futsal');
  await played('cancelled', sql`archived = true, status = 'cancelled'`);
  await played('not over', sql`status = 'confirmed'`);
  await played('alone', undefined, 'Volleyball', [me]);
  await played('somebody else', undefined, 'Volleyball', [other]);
  await played('switched off', sql`archived = true, status = 'confirmed', community_id = ${club}`);
  const { body } = await get('/elo/getMatchesForUser', me.token);
  expect((body.gamesUserCanVote as { name: string }[]).map(({ name }) => name)).toEqual(['open']);
});

test('past games of a person, the latest first and page by page: for themselves', async () => {
  const [me, other] = [await aPlayer(server), await aPlayer(server)];
  for (let n = 1; n <= 7; n += 1) {
    const gameId = await aGame(server, { name: `Past ${n}`, hoursAhead: -n * 24, createdHoursAgo: 400 });
    await server.sql`update game set archived = true, status = 'confirmed' where id = ${gameId}`;
    await server.sql`insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, joined_at, status)
      values (${gameId}, ${me.id}, ${me.id}, 0, 0, app_now(), 'played')`;
  }
  const coming = await aGame(server, { name: 'Coming' });
  await server.as(me).post('/api/matches/mainlist', { matchId: coming });
  const page = async (query = '') => {
    const { body } = await get(`/archivedmatches/user/${me.id}${query}`, me.token);
    return [(body.data as { name: string }[]).map(({ name }) => name), body.pagination];
  };
  const pagination = { totalCount: 7, totalPages: 2 };
  expect(await page()).toEqual([['Past 1', 'Past 2', 'Past 3', 'Past 4', 'Past 5', 'Past 6'], pagination]);
  expect(await page('?page=2')).toEqual([['Past 7'], pagination]);
  expect(await get(`/archivedmatches/user/${me.id}`, other.token)).toMatchObject({ status: 404 });
});

test('a private community shows its games to members only', async () => {
  const [member, stranger] = [await aPlayer(server), await aPlayer(server)];
  const club = await aCommunity('closed-club', 'Closed club', true);
  for (let n = 0; n < 6; n += 1) await put(await aGame(server, { name: `Closed ${n}`, hoursAhead: 50 + n }), club);
  const join = (status: string) => server.sql`
    insert into community_member (community_id, user_id, status) values (${club}, ${member.id}, ${status})
      on conflict (community_id, user_id) do update set status = excluded.status`;
  const seen = async (as?: string, page = 1, period = 'upcoming') => {
    const { body } = await get(`/communities/shortcode/closed-club/matches?page=${page}&period=${period}`, as);
    return [(body.matchesFromCommunity as { name: string }[]).map(({ name }) => name), body.pagination];
  };
  const nothing = [[], { totalMatches: 0, limit: 5 }];
  await join('pending');
  expect([await seen(), await seen(stranger.token), await seen(member.token)]).toEqual([nothing, nothing, nothing]);
  await join('approved');
  expect((await seen(member.token))[0]).toEqual(['Closed 0', 'Closed 1', 'Closed 2', 'Closed 3', 'Closed 4']);
  expect(await seen(member.token, 2)).toEqual([['Closed 5'], { totalMatches: 6, limit: 5 }]);
  await server.sql`
    update game set archived = true, status = case name when 'Closed 2' then 'cancelled' else 'confirmed' end
    where community_id = ${club} and name in ('Closed 0', 'Closed 1', 'Closed 2')`;
  expect(await seen(member.token, 1, 'past')).toEqual([['Closed 1', 'Closed 0'], { totalMatches: 2, limit: 5 }]);
  expect(await seen(stranger.token, 1, 'past')).toEqual(nothing);
  await refuses(get('/communities/shortcode/nobody/matches'), 'community_not_found', { status: 404 });
});
