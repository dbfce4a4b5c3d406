import { isListed, maySeeGame, type Actor, type GameList } from '@rondo/rules';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, type GameOptions, type Player } from '../../../../test/builders.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { livePages } from '../../../../test/live-pages.ts';
import { useServer } from '../../../../test/server.ts';
import { privateKey } from './game-keys.ts';

const server = useServer();
const watch = livePages(server);
const { join } = joiningCalls(server);

/** One person for each relation to the private community. */
const people = [
  'visitor',
  'guest',
  'player',
  'pending',
  'denied',
  'left',
  'removed, with a spot',
  'member',
  'community admin',
  'organiser',
  'another organiser',
  'admin',
] as const;
type Person = (typeof people)[number];
const isIn = (person: Person) => person === 'member' || person === 'community admin';

/** The kinds of games; there is one of each in every list that could show it. */
const kinds = ['public', 'private', 'cancelled', 'private and cancelled', 'with a passcode'] as const;
type Kind = (typeof kinds)[number];
const isPrivate = (kind: Kind) => kind.startsWith('private');

const who = {} as Record<Person, Player | undefined>;
const games = {} as Record<Kind, string>;
let archived: string;
let community: { id: string; shortCode: string };
let here: string;

beforeAll(async () => {
  const names = people.filter((person) => person !== 'visitor');
  for (const person of names) who[person] = await aPlayer(server, { role: roleOf(person), name: `Naam ${person}` });
  const id = (person: Person) => who[person]?.id ?? '';
  community = await aCommunity(server, {
    name: 'Besloten Buren',
    members: [id('member'), id('removed, with a spot')],
    admins: [id('community admin')],
  });
  for (const status of ['pending', 'denied', 'left'] as const)
    await server.sql`insert into community_member (community_id, user_id, status)
      values (${community.id}, ${id(status)}, ${status})`;
  const options: GameOptions = { organiserId: id('organiser'), tournament: false, capacity: 12 };
  const ofCommunity = { ...options, communityId: community.id };
  // The game that somebody is in while looking for another to move to.
  here = await aGame(server, options);
  for (const kind of kinds) {
    games[kind] = await aGame(server, {
      ...(isPrivate(kind) ? ofCommunity : options),
      name: `Wedstrijd ${kind}`,
      ...(kind === 'with a passcode' && { passcode: 'sesam' }),
    });
  }
  await server.sql`update game set featured_position = 1, tournament = true where id = any(${Object.values(games)})`;
  await server.sql`update game set status = 'cancelled' where name like '%cancelled'`;
  const spot = (gameId: string, person: Person) => server.sql`
    insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, joined_at)
      values (${gameId}, ${id(person)}, ${id(person)}, 0, 0, app_now())`;
  await spot(games.private, 'removed, with a spot');
  archived = await aGame(server, { ...ofCommunity, hoursAhead: -5 });
  await spot(archived, 'removed, with a spot');
  await server.sql`update game set archived = true, status = 'confirmed' where id = ${archived}`;
  await server.sql`update community_member set status = 'denied'
    where community_id = ${community.id} and user_id = ${id('removed, with a spot')}`;
});

function roleOf(person: Person) {
  if (person === 'guest' || person === 'admin') return person;
  return person.includes('organiser') ? 'organiser' : 'player';
}

/** The names of the games above that an answer contains. */
const toldOf = (answer: { body: unknown }): Kind[] =>
  kinds.filter((kind) => JSON.stringify(answer.body).includes(games[kind]));

const get = (path: string, person: Person) => server.call('GET', path, { as: who[person]?.token });

/** Each list of the API, with its name in the rules. */
const lists: Record<string, { list: GameList; path: () => string; from?: Person }> = {
  search: { list: 'search', path: () => '/api/matches?limit=100' },
  'search by name': { list: 'search', path: () => '/api/matches?query=wedstrijd&limit=100' },
  'search by community': { list: 'search', path: () => '/api/matches?query=besloten&limit=100' },
  'search near': { list: 'search', path: () => '/api/matches?latitude=52.09&longitude=5.12&limit=100' },
  'search of the newest': { list: 'search', path: () => '/api/matches?sort=recent&limit=100' },
  map: { list: 'map', path: () => '/api/matches/map?south=52&west=5&north=53&east=6&zoom=20' },
  latest: { list: 'home', path: () => '/api/matches/latest?limit=100' },
  featured: { list: 'home', path: () => '/api/matches/featured?limit=100' },
  tournaments: { list: 'tournaments', path: () => '/api/matches/tournaments?limit=100' },
  alternatives: { list: 'alternatives', path: () => `/api/matches/${here}/alternatives`, from: 'player' },
  sitemap: { list: 'sitemap', path: () => '/sitemap.xml' },
  community: { list: 'community', path: () => `/api/communities/shortcode/${community.shortCode}/matches` },
};

describe.each(Object.entries(lists))('%s', (name, { list, path, from }) => {
  test.each(people.filter((person) => !from || !['visitor', 'guest'].includes(person)))('for %s', async (person) => {
    const told = toldOf(await get(path(), person));
    const expected = kinds.filter((kind) => {
      if (name === 'search by community' || name === 'community') if (!isPrivate(kind)) return false;
      const game = {
        status: kind.endsWith('cancelled') ? ('cancelled' as const) : ('pending' as const),
        archived: false,
        startsAt: new Date(server.clock.now().getTime() + 3_600_000),
        isPrivate: isPrivate(kind),
      };
      // The sitemap is the same for everybody, so it shows nothing for members only.
      const isMember = list !== 'sitemap' && isIn(person);
      return isListed(list, game, { isMember }, server.clock.now());
    });
    expect(told).toEqual(expected);
  });
});

test.each(people)('cities count for %s what a search around them finds', async (person) => {
  await server.sql`insert into preferred_city (name, latitude, longitude, position) values ('Utrecht', 52.09, 5.12, 1)
    on conflict do nothing`;
  for (const filters of ['', 'sports=Volleyball&', 'sports=Futsal&', 'radius=10&price=free&']) {
    const { body } = await get(`/api/locations?${filters}`, person);
    const [city] = (body.data as { locations: { event_count: number }[] }).locations;
    const found = await get(`/api/matches?${filters}latitude=52.09&longitude=5.12&limit=100`, person);
    expect(city?.event_count).toBe((found.body.data as { totalCount: number }).totalCount);
  }
});

describe('a private community’s game', () => {
  const seesIt = (person: Person, hasPrivateLink = false) => {
    const viewer = who[person];
    const actor: Actor = viewer ? { id: viewer.id, role: roleOf(person) } : null;
    const takesPart = person === 'removed, with a spot';
    const game = { isPrivate: true, organiserId: who.organiser?.id ?? '', rights: [] };
    return maySeeGame(actor, game, { isMember: isIn(person), takesPart, hasPrivateLink });
  };
  const ways: Record<string, () => string> = {
    details: () => `/api/matches/${games.private}`,
    'details once played': () => `/api/archivedmatches/match/${archived}`,
  };

  describe.each(Object.entries(ways))('%s', (_, path) => {
    test.each(people)('for %s', async (person) => {
      const answer = await get(path(), person);
      const known = {
        community: 'Besloten Buren',
        shortCode: community.shortCode,
        sport: 'Volleyball',
        city: 'Utrecht',
      };
      expect(answer).toMatchObject(
        seesIt(person) ? { status: 200 } : { status: 403, body: { code: 'members_only', params: known } },
      );
      expect(/Naam|Wedstrijd|Thursday|Sportlaan/.test(JSON.stringify(answer.body))).toBe(seesIt(person));
    });
  });

  test('opens by its private link, not by a key from elsewhere', async () => {
    const key = (key_version: number) => privateKey(server.config.secretKey, { id: games.private, key_version });
    const rows = await server.rows<{ key_version: number }>`
      select key_version from game where id = ${games.private}`;
    const version = rows[0]?.key_version ?? 0;
    const withKey = (secret: string) => get(`/api/matches/${games.private}?secret_key=${secret}`, 'visitor');
    expect((await withKey(key(version))).status).toBe(200);
    expect((await withKey(key(version + 1))).status).toBe(403);
    expect((await withKey(privateKey(server.config.secretKey, { id: games.public, key_version: 0 }))).status).toBe(403);
    expect((await get(`/api/matches/${games.private}`, 'organiser')).body.data).toMatchObject({
      match: { viewer: { secretKey: key(version) } },
    });
  });

  test('live', async () => {
    const pages = await Promise.all(
      people.map(async (person) => ({ person, page: await watch(`${games.private},${games.public}`, who[person]) })),
    );
    const seen = await Promise.all(pages.map(async ({ page }) => [(await page.next())._id]));
    await server.sql`update game set contact_details = contact_details || '.' where id = ${games.public}`;
    for (const [index, { person, page }] of pages.entries()) {
      // Everyone gets the public game twice, and people who may see the private one get it once.
      while ((seen[index]?.length ?? 0) < (seesIt(person) ? 3 : 2)) seen[index]?.push((await page.next())._id);
      expect([person, seen[index]?.includes(games.private)]).toEqual([person, seesIt(person)]);
    }
  });

  test.each(people)('passcode for %s', async (person) => {
    const answer = await server.call('POST', `/api/matches/${games.private}/passcode`, {
      body: { passcode: 'x' },
      as: who[person]?.token,
    });
    expect(answer.body.code === 'members_only').toBe(!seesIt(person));
  });

  test.each(people.filter((person) => person !== 'visitor' && person !== 'guest'))(
    'alternatives for %s',
    async (person) => {
      const answer = await get(`/api/matches/${games.private}/alternatives`, person);
      expect(answer.body.code === 'members_only').toBe(!seesIt(person));
    },
  );

  test('has no preview', async () => {
    expect((await server.app.inject(`/previews/match/${games.private}.png`)).statusCode).toBe(404);
    expect((await server.app.inject(`/previews/match/${games.public}.png`)).statusCode).toBe(200);
  });
});

test('a community that becomes private takes its games out of sight, and back', async () => {
  const open = await aCommunity(server, { name: 'Open Huis', isPrivate: false });
  const gameId = await aGame(server, { communityId: open.id, name: 'Open avond' });
  const isFound = async (at: string) =>
    JSON.stringify((await get(`/api/matches?query=avond&at=${at}`, 'visitor')).body);
  expect(await isFound('first')).toContain(gameId);
  await server.sql`update community set is_private = true where id = ${open.id}`;
  expect(await isFound('second')).not.toContain(gameId);
  expect((await get(`/api/matches/${gameId}`, 'visitor')).status).toBe(403);
  await server.sql`update community set is_private = false where id = ${open.id}`;
  expect(await isFound('third')).toContain(gameId);
});

describe('what a private community keeps for its members', () => {
  const ways = {
    members: () => `/api/communities/${community.id}/members`,
    news: () => `/api/communities/${community.shortCode}/news`,
  };
  const seesCommunity = (person: Person) => isIn(person) || person === 'admin';

  describe.each(Object.entries(ways))('%s', (_, path) => {
    test.each(people)('for %s', async (person) => {
      const answer = await get(path(), person);
      expect(answer.body.code ?? 200).toBe(seesCommunity(person) ? 200 : 'community_members_only');
      expect(seesCommunity(person) ? '' : JSON.stringify(answer.body)).not.toContain('Naam');
    });
  });

  test.each(people)('its page for %s', async (person) => {
    const { body } = await get(`/api/communities/shortcode/${community.shortCode}`, person);
    expect(body.data).toMatchObject({
      maySee: seesCommunity(person),
      mayLead: ['community admin', 'admin'].includes(person),
    });
    expect(JSON.stringify(body).includes('Naam')).toBe(seesCommunity(person));
  });

  test('what waits is known to who leads it alone', async () => {
    for (const person of people) {
      const { body } = await get(`/api/communities/shortcode/${community.shortCode}`, person);
      const leads = ['community admin', 'admin'].includes(person);
      expect([person, body.data]).toMatchObject([person, { pendingRequests: leads ? 1 : 0 }]);
    }
  });
});

describe('scores that are hidden', () => {
  test.each([
    ['a game without scores', {}, { elo_disabled: true }],
    ['a community that hides scores', { show_elo: false }, {}],
    ['a community that hides ratings', { is_rating_visible: false }, {}],
  ])('by %s reach its organiser alone', async (_, ofCommunity, ofGame) => {
    const { id: communityId } = await aCommunity(server, { isPrivate: false });
    for (const [column, value] of Object.entries(ofCommunity))
      await server.sql`update community set ${sql.ref(column)} = ${value} where id = ${communityId}`;
    const organiserId = who.organiser?.id ?? '';
    const gameId = await aGame(server, { communityId, organiserId });
    for (const [column, value] of Object.entries(ofGame))
      await server.sql`update game set ${sql.ref(column)} = ${value} where id = ${gameId}`;
    const scored = await aPlayer(server);
    await server.sql`
      insert into score (user_id, sport, score, grade_count) values (${scored.id}, 'Volleyball', 4.37, 5)`;
    await join(scored, gameId);
    const scoreFor = async (person: Person) => {
      const { body } = await get(`/api/matches/${gameId}`, person);
      return JSON.stringify(body).includes('"elo":4.4');
    };
    expect(await scoreFor('player')).toBe(false);
    expect(await scoreFor('another organiser')).toBe(false);
    expect(await scoreFor('organiser')).toBe(true);
    expect(await scoreFor('admin')).toBe(true);
    const live = async (person: Person) => JSON.stringify(await (await watch(gameId, who[person])).next());
    expect(await live('player')).not.toContain('"elo":4.4');
    expect(await live('organiser')).toContain('"elo":4.4');
  });
});
