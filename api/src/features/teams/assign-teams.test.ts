import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { gameIn } from '../../../test/game-form.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { organisingCalls } from '../../../test/organising-calls.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { join } = joiningCalls(server);
const { people, create, edit, read, created } = organisingCalls(server);

describe('assigning teams', () => {
  const assign = (id: string, teams: object[], as = people.admin.token) =>
    server.call('PATCH', `/api/admin/match/${id}/teams`, { as, body: { teams } });
  const team = (name: string, members: string[], _id?: string) => ({ _id, name, color: '#0b7a3e', members });
  const teamsOf = async (id: string) =>
    Object.fromEntries(
      (await read(id, people.admin.token)).potential_users.map(({ _id, teamName }) => [_id, teamName]),
    );

  test('players see their team; teams replace the ones before', async () => {
    const id = await created();
    const players = await Promise.all([1, 2, 3].map(() => aPlayer(server)));
    for (const player of players) await join(player, id);
    const [a, b, c] = players.map((player) => player.id) as [string, string, string];
    expect((await assign(id, [team('Red', [a, b]), team('Blue', [c])])).status).toBe(200);
    expect(await teamsOf(id)).toEqual({ [a]: 'Red', [b]: 'Red', [c]: 'Blue' });
    await assign(id, [team('One', [c, a])]);
    expect(await teamsOf(id)).toEqual({ [a]: 'One', [b]: null, [c]: 'One' });
    await join(await aPlayer(server), id);
    await assign(id, []);
    expect(new Set(Object.values(await teamsOf(id)))).toEqual(new Set([null]));
  });

  test('players of a tournament change places between full teams', async () => {
    const teams = ['Red', 'Blue'].map((name) => ({ name, color: '#c0392b', team_size: 2 }));
    const cup = gameIn(await create({ tournament: true, teams, players: 4, minimum_players_threshold: 2 }));
    const [red, blue] = cup.teams.map(({ _id }) => _id);
    const players = await Promise.all([1, 2, 3, 4].map(() => aPlayer(server)));
    for (const [n, player] of players.entries()) await join(player, cup._id, { teamId: n < 2 ? red : blue });
    const [a, b, c, d] = players.map(({ id }) => id) as [string, string, string, string];
    expect((await assign(cup._id, [team('Red', [a, c], red), team('Blue', [b, d], blue)])).status).toBe(200);
    expect(await teamsOf(cup._id)).toEqual({ [a]: 'Red', [c]: 'Red', [b]: 'Blue', [d]: 'Blue' });
    await refuses(assign(cup._id, [team('Red', [a, b, c], red)]), 'team_full');
    await refuses(assign(cup._id, [team('New', [a])]), 'players_changed');
    await refuses(assign(cup._id, [team('Red', [a, c], red), team('Red', [b, d], red)]), 'invalid_input');
    const twice = [6, 1].map((size) => ({ _id: red, name: `Red ${size}`, color: '#c0392b', team_size: size }));
    const changes = { tournament: true, teams: twice, players: 4, minimum_players_threshold: 2 };
    await refuses(edit(cup._id, changes), 'invalid_input');
  });

  test('refuses strangers, people in two teams, and other organisers', async () => {
    const id = await created();
    const player = await aPlayer(server);
    await join(player, id);
    await refuses(assign(id, [team('Red', [randomUUID()])]), 'players_changed');
    await refuses(assign(id, [team('Red', [player.id]), team('Blue', [player.id])]), 'players_changed');
    await refuses(assign(id, [], people.organiser.token), 'not_allowed');
  });
});
