import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { aPlayer, type Player, usePlayer } from '../../../../test/builders.ts';
import { dayIn, gameForm, gameIn, usePlace } from '../../../../test/game-form.ts';
import { advance, refuses, useCheckedServer } from '../../../../test/server.ts';
import { terms, tournamentCalls, tournamentForm } from '../../../../test/tournament-calls.ts';

const server = useCheckedServer();
usePlace(server);
const host = usePlayer(server, { role: 'organiser' });
const admin = usePlayer(server, { role: 'admin' });
const { at, seen, aTournament } = tournamentCalls(server);

type Form = NonNullable<Parameters<typeof tournamentForm>[1]>;
const make = (form: Form = {}, as: Player = host, key?: string) =>
  server.as(as).post('/api/tournaments', tournamentForm(server, form), key);
const made = async (form: Form = {}, as: Player = host) => gameIn(await make(form, as))._id;
const stored = () => server.value<number>`select count(*)::int from game`;

describe('a tournament', () => {
  test('is made with its game, once however often it is sent', async () => {
    const first = await make({ entry: 'share', places: 6, teamSize: 7 }, host, 'once');
    const game = gameIn(first);
    expect(game).toMatchObject({ tournament: true, tournament_entry: 'share', players: 42 });
    expect(game.teams.map(({ name, team_size }) => [name, team_size])).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => [`Team ${number}`, 7]),
    );
    expect(await seen(game._id, host)).toMatchObject({
      entry: 'share',
      teamSize: 7,
      teamsMost: 6,
      stage: 'open',
      terms: terms(),
      viewer: { mayLead: true, team: null },
    });
    expect(gameIn(await make({ entry: 'share', places: 6, teamSize: 7 }, host, 'once'))._id).toBe(game._id);
    expect(await server.value<number>`select count(*)::int from tournament where game_id = ${game._id}`).toBe(1);
  });

  test('costs something only if an admin makes it', async () => {
    const game = { isPayingGame: true, price: 45 };
    await refuses(make({ game }), 'only_free_games');
    expect(gameIn(await make({ game }, admin))).toMatchObject({ price: 45, tournament_entry: 'team' });
  });

  test.each<[ErrorCode, Form]>([
    ['tournament_without_winner', { game: { sport: 'Martial arts' } }],
    ['tournament_groups_too_many', { places: 5, terms: { format: 'groups', groups: 2 } }],
    ['invalid_input', { game: { repeat_weeks: 2 } }],
    ['invalid_input', { game: { players: 5 } }],
    ['invalid_input', { game: { tournament: false } }],
    ['invalid_input', { places: 2 }],
    ['invalid_input', { terms: { courts: [] } }],
    ['date_out_of_range', { game: { game_date: '2020-01-01T10:00' } }],
  ])('is refused with %s, and then there is no game either', async (code, form) => {
    const before = await stored();
    await refuses(make(form), code);
    expect(await stored()).toBe(before);
  });

  test('is played otherwise until its matches are drawn', async () => {
    const id = await made({ places: 6 });
    const change = (more: object, as: Player = host) => server.as(as).put(`${at(id)}/terms`, { ...terms(), ...more });
    expect((await change({ format: 'groups', groups: 2 })).status).toBe(200);
    expect((await seen(id)).terms).toMatchObject({ format: 'groups', groups: 2 });
    await refuses(change({ format: 'groups', groups: 3 }), 'tournament_groups_too_many');
    await refuses(change({}, await aPlayer(server)), 'not_allowed');
    await server.sql`update tournament set drawn_at = app_now() where game_id = ${id}`;
    await refuses(change({}), 'tournament_drawn');
    await server.as(host).post(`/api/admin/match/${id}/cancel`, {});
    await refuses(change({}), 'game_cancelled');
    await refuses(server.as(host).put(`${at(randomUUID())}/terms`, terms()), 'game_not_found');
  });

  test('keeps its places and its sport, and takes other names, another time and another minimum', async () => {
    const { id, captains } = await aTournament({
      teams: 2,
      places: 3,
      game: { organiserId: host.id, hoursAhead: 72, minimumPlayers: 2 },
    });
    const { teams } = gameIn(await server.as(host).get(`/api/matches/${id}`));
    const own = teams.map(({ _id, name, color, team_size }) => ({ _id, name, color, team_size }));
    const form = { sport: 'Futsal', tournament: true, players: 3, minimum_players_threshold: 2, teams: own };
    const edit = (more: object) =>
      server.as(host).patch(`/api/admin/match/${id}`, gameForm(server, { ...form, ...more }));
    const other = { name: 'Extra', color: '#0b7a3e', team_size: 1 };
    for (const more of [
      { teams: [...own, other], players: 4 },
      { teams: own.map((team) => ({ ...team, team_size: 2 })), players: 6 },
      { teams: [...own.slice(1), other] },
      { sport: 'Volleyball' },
    ])
      await refuses(edit(more), 'places_fixed');
    const renamed = own.map((team, index) => (index === 2 ? { ...team, name: 'Late team' } : team));
    expect((await edit({ teams: renamed, game_date: `${dayIn(server, 4)}T10:00` })).status).toBe(200);
    expect((await seen(id)).teams).toHaveLength(captains.length);
    const assign = { teams: [{ _id: own[0]?._id, name: 'A', color: '#0b7a3e', members: [captains[1]?.id] }] };
    await refuses(server.as(host).patch(`/api/admin/match/${id}/teams`, assign), 'captains_stay');
  });

  test('is not opened again a week later', async () => {
    const { id } = await aTournament({ teams: 3, places: 4, game: { organiserId: host.id, hoursAhead: 1 } });
    await advance(server, 'PT40H');
    await server.jobs.runSweeps();
    expect(await server.value`select archived from game where id = ${id}`).toBe(true);
    await refuses(server.as(host).post(`/api/matches/${id}/again`, {}), 'tournament_made_once');
    const { body } = await server.as(host).get(`/api/matches/${id}/recap`);
    expect(body.data).toMatchObject({ recap: { again: null } });
  });
});
