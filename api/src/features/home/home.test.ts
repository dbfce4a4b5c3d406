import type { OwnHome } from '@rondo/contract';
import { pageSizes, weekParts } from '@rondo/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, useNewPlayer } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { aPlayedGame } from '../../../test/rating-calls.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
const { join, leave, pay } = joiningCalls(server);

const player = useNewPlayer(server);
beforeEach(() => server.sql`update game set status = 'cancelled', cancelled_by = 'rondo' where not archived`);

const home = async (as = player): Promise<OwnHome> => (await server.as(as).get('/api/users/home')).body.data as OwnHome;
const suggested = ({ games }: OwnHome['forYou']) => games.map(({ game }) => game.name);

describe('a player’s home', () => {
  test('of a newcomer has games with a spot, and nothing of their own', async () => {
    await aGame(server, { name: 'Open' });
    const full = await aGame(server, { name: 'Full', capacity: 3, minimumPlayers: 2 });
    for (let n = 0; n < 3; n += 1) await join(await aPlayer(server), full);
    await aGame(server, { name: 'Secret', passcode: 'sesam' });
    const { next, forYou, waits, ofCommunities } = await home();
    expect(next).toBeNull();
    expect(forYou).toMatchObject({
      basis: 'soonest',
      asks: { city: true, sports: true },
      city: null,
      games: [{ game: { name: 'Open' }, because: [] }],
    });
    expect(forYou.games).toHaveLength(1);
    expect({ ...waits, ofCommunities }).toEqual({
      offers: [],
      handOvers: [],
      requests: [],
      invitations: [],
      ofCommunities: [],
    });
  });

  test('of a newcomer who says where and what they play has games there, and claims nothing else', async () => {
    await server.sql`insert into preferred_city (name, latitude, longitude, position) values ('Gouda', 52.01, 4.71, 2)`;
    await aGame(server, { name: 'Elsewhere', sport: 'Basketball', hoursAhead: 20 });
    const near = { latitude: 52.01, longitude: 4.71 };
    await aGame(server, { ...near, name: 'Other', sport: 'Futsal', hoursAhead: 24 });
    await aGame(server, { ...near, name: 'Liked', sport: 'Basketball', hoursAhead: 200 });
    const say = (body: object) => server.call('PATCH', '/api/users/settings', { as: player.token, body });
    await say({ homeCity: 'Gouda' });
    const there = (await home()).forYou;
    expect(there).toMatchObject({ basis: 'soonest', asks: { city: false, sports: true }, city: 'Gouda' });
    expect(suggested(there)).toEqual(['Other', 'Liked']);
    await say({ likedSports: ['Basketball'] });
    const { forYou } = await home();
    expect(forYou).toMatchObject({ basis: 'said', asks: { city: false, sports: false } });
    expect(suggested(forYou)).toEqual(['Liked', 'Other']);
    expect(forYou.games[0]?.because.map(({ kind }) => kind)).toEqual(['near', 'free']);
  });

  test('begins with the next game, who is in, and how many follow; leaving takes it away at once', async () => {
    const partner = await aPlayer(server, { name: 'Daan' });
    await aPlayedGame(server, [player, partner]);
    const soon = await aGame(server, { name: 'Soon', hoursAhead: 24 });
    const later = await aGame(server, { name: 'Later', hoursAhead: 48 });
    for (const game of [soon, later]) await join(player, game);
    await join(partner, soon);
    expect((await home()).next).toMatchObject({ name: 'Soon', following: 1, playedWith: 1, faces: [{ name: 'Daan' }] });
    await leave(player, soon);
    expect((await home()).next).toMatchObject({ name: 'Later', following: 0 });
    await server.sql`update game set status = 'cancelled', cancelled_by = 'rondo' where id = ${later}`;
    expect((await home()).next).toBeNull();
  });

  test('knows where they play, and what', async () => {
    await aPlayedGame(server, [player], { sport: 'Futsal', latitude: 51.92, longitude: 4.48 });
    await server.sql`update game set city = 'Rotterdam' where latitude = 51.92`;
    for (const sport of ['Volleyball', 'Basketball', 'Football', 'Volleyball'])
      await aGame(server, { name: sport, sport, latitude: 51.93, longitude: 4.47, hoursAhead: 30 });
    await aGame(server, { name: 'Futsal', sport: 'Futsal', latitude: 51.93, longitude: 4.47, hoursAhead: 200 });
    await aGame(server, { name: 'Far away', sport: 'Futsal' });
    const { forYou } = await home();
    expect(forYou.city).toBe('Rotterdam');
    expect(forYou).toMatchObject({ basis: 'played', asks: { city: false, sports: false } });
    expect(suggested(forYou)).toHaveLength(pageSizes.gamesForYou);
    expect(suggested(forYou)[0]).toBe('Futsal');
    expect(suggested(forYou)).not.toContain('Far away');
  });

  test('takes what they say before what they played', async () => {
    await aPlayedGame(server, [player], { sport: 'Futsal', latitude: 51.92, longitude: 4.48 });
    await server.sql`insert into preferred_city (name, latitude, longitude, position) values ('Delft', 52.01, 4.36, 1)`;
    const near = { latitude: 52.01, longitude: 4.36, hoursAhead: 30 };
    for (let n = 0; n < pageSizes.gamesForYou; n += 1)
      await aGame(server, { ...near, name: 'Futsal', sport: 'Futsal' });
    await aGame(server, { ...near, name: 'Liked', sport: 'Basketball', hoursAhead: 200 });
    const body = { homeCity: 'Delft', likedSports: ['Basketball'] };
    expect((await server.as(player).patch('/api/users/settings', body)).status).toBe(200);
    const shown = (await home()).forYou;
    expect(shown.city).toBe('Delft');
    expect(suggested(shown)[0]).toBe('Liked');
  });

  test('says why a game is for them: who is in, their level, their hours, what it costs', async () => {
    const partner = await aPlayer(server, { balanceCents: 10_00 });
    await server.as(player).patch('/api/users/settings', { playingHours: weekParts });
    const past = { latitude: 52.09, longitude: 5.12, sport: 'Volleyball', priceCents: 600 } as const;
    await aPlayedGame(server, [player, partner], past);
    await server.sql`
      insert into score (user_id, sport, score, grade_count) values (${player.id}, 'Volleyball', 3.5, 4)`;
    const same = { ...past, hoursAhead: 48, minimumPlayers: 2 };
    const known = await aGame(server, { ...same, name: 'With people', level: 'Intermediate' });
    await pay(partner, known);
    await aGame(server, { ...same, name: 'Cheaper', level: 'All levels', priceCents: 300 });
    await aGame(server, { ...same, name: 'Too good', level: 'Advanced', priceCents: 900 });
    const { games } = (await home()).forYou;
    expect(games.map(({ game }) => game.name)).toEqual(['With people', 'Cheaper', 'Too good']);
    const kinds = games.map(({ because }) => because.map(({ kind }) => kind));
    expect(kinds).toEqual([
      ['people', 'level'],
      ['hours', 'near'],
      ['hours', 'near'],
    ]);
    expect(games[0]?.because[0]).toEqual({ kind: 'people', count: 1 });
  });

  test('nothing is chosen for who does not want that: the soonest, near the city they said, and no reason', async () => {
    await aPlayedGame(server, [player], { sport: 'Futsal', latitude: 51.92, longitude: 4.48 });
    await aGame(server, { name: 'Futsal', sport: 'Futsal', hoursAhead: 100, latitude: 51.92, longitude: 4.48 });
    await aGame(server, { name: 'Soonest', sport: 'Basketball', hoursAhead: 30 });
    expect(suggested((await home()).forYou)).toEqual(['Futsal']);
    const saved = await server.as(player).patch('/api/users/settings', { suggestsGames: false });
    expect(saved.body['settings']).toMatchObject({ suggestsGames: false });
    expect((await home()).forYou).toMatchObject({
      basis: 'soonest',
      city: null,
      games: [
        { game: { name: 'Soonest' }, because: [] },
        { game: { name: 'Futsal' }, because: [] },
      ],
    });
  });

  test('tells a private community’s games to its members alone', async () => {
    const club = await aCommunity(server, { members: [player.id] });
    await aGame(server, { name: 'Club night', communityId: club.id, hoursAhead: 30 });
    await aGame(server, { name: 'The week after', communityId: club.id, hoursAhead: 200 });
    expect((await home()).ofCommunities).toMatchObject([{ community: club.shortCode, game: { name: 'Club night' } }]);
    expect(JSON.stringify(await home(await aPlayer(server)))).not.toContain('Club night');
  });

  test('has what waits: offers of spots, and requests of communities one leads', async () => {
    const asking = await aPlayer(server);
    const led = await aCommunity(server, { name: 'Buren', admins: [player.id] });
    await server.sql`
      insert into community_member (community_id, user_id, status) values (${led.id}, ${asking.id}, 'pending')`;
    const game = await aGame(server, { name: 'Kept' });
    await server.sql`insert into waiting_entry (game_id, user_id, status, offered_until, created_at)
      values (${game}, ${player.id}, 'waiting', app_now() + interval '20 minutes', app_now())`;
    const { waits } = await home();
    expect(waits).toMatchObject({ offers: [{ name: 'Kept' }], requests: [{ name: 'Buren', count: 1 }] });
    expect((await home(asking)).waits).toMatchObject({ offers: [], requests: [] });
  });
});
