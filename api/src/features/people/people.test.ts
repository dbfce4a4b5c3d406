import { beforeAll, describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, type Player, usePlayer } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { aPlayedGame } from '../../../test/rating-calls.ts';
import { refuses, useServer } from '../../../test/server.ts';

/** Every number in a body, so that a test can look for one: in the text, an id or an instant may contain it too. */
function numbersIn(body: unknown): number[] {
  if (typeof body === 'number') return [body];
  return typeof body === 'object' && body !== null ? Object.values(body).flatMap(numbersIn) : [];
}

const server = useServer();
const { join, leave } = joiningCalls(server);

const sanne = usePlayer(server, { name: 'Sanne' });
const daan = usePlayer(server, { name: 'Daan', role: 'organiser' });
const stranger = usePlayer(server, { name: 'Vreemde' });
const guest = usePlayer(server, { role: 'guest', name: 'Guest' });
const admin = usePlayer(server, { role: 'admin' });

beforeAll(async () => {
  await aPlayedGame(server, [sanne, daan, guest], { name: 'Latest', hoursAhead: -30 });
  await aPlayedGame(server, [sanne, daan], { name: 'Earlier', hoursAhead: -300, sport: 'Futsal' });
  await aPlayedGame(server, [daan, stranger], { name: 'Of others' });
  await server.sql`
    insert into score (user_id, sport, score, grade_count, graded_games) values (${daan.id}, 'Volleyball', 4.2, 9, 3)`;
  await server.sql`update app_user set game_count = 3 where id = ${daan.id}`;
  await aCommunity(server, { name: 'Samen', members: [sanne.id, daan.id] });
  await aCommunity(server, { name: 'Geheim', members: [daan.id] });
  await aPlayedGame(server, [], { organiserId: daan.id });
  const cancelled = await aPlayedGame(server, [], { organiserId: daan.id });
  await server.sql`update game set status = 'cancelled' where id = ${cancelled}`;
});

const read = (person: { id: string }, as?: Player) => server.call('GET', `/api/people/${person.id}`, { as: as?.token });
const personOf = async (person: Player, as: Player) =>
  ((await read(person, as)).body.data as { person: Record<string, unknown> } | undefined)?.person;
const readers = (person: Player, pageReaders: string) =>
  server.as(person).patch('/api/users/settings', { pageReaders });

describe('a player’s page', () => {
  test('has what they play, what both share, and nothing of others', async () => {
    const page = await personOf(daan, sanne);
    expect(page).toMatchObject({
      name: 'Daan',
      sight: 'whole',
      played: 3,
      badges: ['trusted'],
      sports: [
        { sport: 'Volleyball', played: 2, band: 'intermediate', provisional: false },
        { sport: 'Futsal', played: 1, band: null, provisional: false },
      ],
      hosted: { games: 2, wentAhead: 1 },
      together: { games: 2, latest: [{ name: 'Latest' }, { name: 'Earlier' }] },
      communities: [{ name: 'Samen' }],
    });
    expect(JSON.stringify(page)).not.toMatch(/Geheim|Of others|Vreemde|email|@/);
    expect(numbersIn(page)).not.toContain(4.2);
  });

  test.each([
    ['everyone', { visitor: 401, guest: 'whole', player: 'whole', partner: 'whole', admin: 'whole', own: 'own' }],
    ['partners', { visitor: 401, guest: 'whole', player: 'name', partner: 'whole', admin: 'name', own: 'own' }],
    ['nobody', { visitor: 401, guest: 'name', player: 'name', partner: 'name', admin: 'name', own: 'own' }],
  ])('open to %s', async (chosen, seen) => {
    await readers(daan, chosen);
    const outsider = await aPlayer(server);
    const sights = {
      visitor: (await read(daan)).status,
      guest: (await personOf(daan, guest))?.sight,
      player: (await personOf(daan, outsider))?.sight,
      partner: (await personOf(daan, sanne))?.sight,
      admin: (await personOf(daan, admin))?.sight,
      own: (await personOf(daan, daan))?.sight,
    };
    await readers(daan, 'everyone');
    expect(sights).toEqual(seen);
  });

  test('without a look at it has name and face alone', async () => {
    await readers(daan, 'nobody');
    const page = await personOf(daan, sanne);
    await readers(daan, 'everyone');
    expect(page).toEqual({
      _id: daan.id,
      name: 'Daan',
      photo: null,
      sight: 'name',
      since: null,
      played: 0,
      badges: [],
      sports: [],
      playing: null,
      results: { won: 0, of: 0 },
      hosted: { games: 0, wentAhead: 0 },
      together: { games: 0, latest: [] },
      communities: [],
    });
  });

  test('says how they play where they show it, and to who may open it alone', async () => {
    const says = { likedSports: ['Basketball'], playingHours: ['weekendMorning'], spokenLanguages: ['nl', 'pap'] };
    const save = (body: object) => server.as(daan).patch('/api/users/settings', body);
    await server.sql`insert into preferred_city (name, latitude, longitude, position) values ('Delft', 52.01, 4.36, 1)`;
    await save({ ...says, homeCity: 'Delft' });
    expect(await personOf(daan, sanne)).toMatchObject({ playing: null });
    expect(await personOf(daan, daan)).toMatchObject({ playing: null });
    await save({ showsPlaying: true });
    const playing = { sports: ['Basketball'], hours: ['weekendMorning'], languages: ['nl', 'pap'], city: 'Delft' };
    expect(await personOf(daan, sanne)).toMatchObject({ playing });
    expect(await personOf(daan, daan)).toMatchObject({ playing });
    await readers(daan, 'nobody');
    expect(await personOf(daan, sanne)).toMatchObject({ playing: null });
    await readers(daan, 'everyone');
  });

  test('is not there for guests, who left, who is banned and what is no id', async () => {
    const gone = await aPlayer(server);
    const banned = await aPlayer(server);
    await server.sql`update app_user set deleted_at = app_now() where id = ${gone.id}`;
    await server.sql`update app_user set banned_at = app_now() where id = ${banned.id}`;
    for (const one of [guest, gone, banned, { id: 'x' }]) await refuses(read(one, sanne), 'person_not_found');
  });
});

const partners = async (as: Player, query = '') =>
  (await server.as(as).get(`/api/people/partners?${query}`)).body.data as {
    _id: string;
    name: string;
    games: number;
    invitation: string | null;
  }[];

describe('who one played with', () => {
  test('is listed with the number of games, the most first, without guests', async () => {
    expect(await partners(daan)).toMatchObject([
      { name: 'Sanne', games: 2, invitation: null },
      { name: 'Vreemde', games: 1, invitation: null },
    ]);
    expect(await partners(sanne)).toMatchObject([{ name: 'Daan', games: 2 }]);
    expect(await partners(daan, 'name=sann')).toMatchObject([{ name: 'Sanne' }]);
    expect(await partners(daan, 'name=!')).toEqual([]);
  });

  test('is gone with the account', async () => {
    const leaving = await aPlayer(server);
    const stays = await aPlayer(server);
    await aPlayedGame(server, [leaving, stays]);
    expect(await partners(stays)).toHaveLength(1);
    await server.sql`update app_user set deleted_at = app_now() where id = ${leaving.id}`;
    expect(await partners(stays)).toEqual([]);
  });
});

const facesOf = async (as: Player | undefined, ...games: string[]) =>
  server.call('GET', `/api/people/faces?matches=${games.join()}`, { as: as?.token });

describe('faces of games', () => {
  test('are who is in, partners first and five at most; who leaves is gone at once', async () => {
    const game = await aGame(server, { capacity: 12 });
    const others: Player[] = [];
    for (let n = 0; n < 6; n += 1) others.push(await aPlayer(server, { name: `Ander ${n}` }));
    for (const one of [...others, daan]) await join(one, game);
    const [shown] = (await facesOf(sanne, game)).body.data as { faces: { name: string }[]; playedWith: number }[];
    expect(shown?.faces.map(({ name }) => name)).toEqual(['Daan', 'Ander 0', 'Ander 1', 'Ander 2', 'Ander 3']);
    expect(shown?.playedWith).toBe(1);
    await leave(daan, game);
    expect(JSON.stringify((await facesOf(sanne, game)).body)).not.toContain('Daan');
  });

  test('are shown to nobody who may not see the game, and never to visitors', async () => {
    const club = await aCommunity(server, { members: [sanne.id, daan.id] });
    const game = await aGame(server, { communityId: club.id });
    await join(daan, game);
    expect((await facesOf(undefined, game)).status).toBe(401);
    expect((await facesOf(stranger, game)).body.data).toEqual([]);
    expect(JSON.stringify((await facesOf(sanne, game)).body)).toContain('Daan');
    expect(JSON.stringify((await facesOf(admin, game)).body)).toContain('Daan');
  });

  test('on a game’s page say whom one has played with, and the host how many went ahead', async () => {
    const game = await aGame(server, { organiserId: daan.id });
    await join(daan, game);
    const match = async (as?: Player) =>
      ((await server.call('GET', `/api/matches/${game}`, { as: as?.token })).body.data as { match: object }).match;
    expect(await match(sanne)).toMatchObject({
      viewer: { playedWith: [daan.id] },
      organizer: { hosted: 2, wentAhead: 1 },
    });
    const off = await aGame(server, { organiserId: daan.id });
    await server.sql`update game set status = 'cancelled' where id = ${off}`;
    expect(await match(sanne)).toMatchObject({ organizer: { hosted: 3, wentAhead: 1 } });
    expect(await match(await aPlayer(server))).toMatchObject({ viewer: { playedWith: [] } });
    expect(JSON.stringify(await match())).not.toContain('playedWith');
  });
});
