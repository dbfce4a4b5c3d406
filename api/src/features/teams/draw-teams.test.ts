import { isDeepStrictEqual } from 'node:util';
import type { GameDraws } from '@rondo/contract';
import { drawnTeams, drawsMax, isSealed } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { organisingCalls } from '../../../test/organising-calls.ts';
import { refuses, useServer } from '../../../test/server.ts';
import { sha256 } from '../../platform/sessions/sha256.ts';

const server = useServer();
const { join, leave } = joiningCalls(server);
const { people, read, created, cancel } = organisingCalls(server);

interface Drawn {
  number: number;
  teams: string[][];
}
const draw = (
  id: string,
  { as = people.admin.token, teamSize = 2, key }: { as?: string; teamSize?: number; key?: string } = {},
) => server.call('POST', `/api/admin/match/${id}/draws`, { as, body: { teamSize }, key });
const drawn = async (id: string) => (await draw(id)).body.data as Drawn;
const draws = async (id: string, as?: string) =>
  (await server.call('GET', `/api/matches/${id}/draws`, { as })).body.data as GameDraws;
const save = (id: string, teams: string[][]) =>
  server.as(people.admin).patch(`/api/admin/match/${id}/teams`, {
    teams: teams.map((members, n) => ({ name: `Team ${n}`, color: '#0b7a3e', members })),
  });
const secretOf = async (id: string) =>
  (await server.rows<{ draw_secret: string }>`select draw_secret from game where id = ${id}`)[0]?.draw_secret ?? '';
/** Moves the game's start to an hour from now, when nobody can join a free game any more. */
const closeJoining = (id: string) => server.sql`
  update game set starts_at = app_now() + interval '1 hour', ends_at = app_now() + interval '2 hours',
    cutoff_at = app_now() - interval '1 hour', created_at = app_now() - interval '9 days' where id = ${id}`;

async function aGameOf(count: number): Promise<{ id: string; players: Player[] }> {
  const id = await created();
  const players = await Promise.all(Array.from({ length: count }, () => aPlayer(server)));
  for (const player of players) await join(player, id);
  return { id, players };
}

describe('drawing teams', () => {
  test('the seal is there from when the game is made, and never changes', async () => {
    const { id, players } = await aGameOf(4);
    const before = await draws(id);
    expect(before).toEqual({ seal: expect.stringMatching(/^[0-9a-f]{64}$/), count: 0, saved: null, shown: null });
    const { number, teams } = await drawn(id);
    expect(number).toBe(1);
    expect(teams.flat().toSorted()).toEqual(players.map((player) => player.id).toSorted());
    expect(await draws(id)).toEqual({ ...before, count: 1 });
  });

  test('once nobody can join any more, anyone who sees the players can check each draw', async () => {
    const { id, players } = await aGameOf(5);
    const made = [await drawn(id), await drawn(id), await drawn(id)];
    await save(id, made[2]?.teams ?? []);
    await closeJoining(id);
    const { seal, shown } = await draws(id, players[0]?.token);
    expect(shown?.map(({ number }) => number)).toEqual([1, 2, 3]);
    for (const { number, seed, teamSize, players: from } of shown ?? []) {
      expect(await isSealed(seed, number, seal, sha256)).toBe(true);
      expect(drawnTeams({ seed, teamSize, players: from ?? [] })).toEqual(made[number - 1]?.teams);
    }
    expect((await draws(id)).shown?.map(({ players: from }) => from)).toEqual([null, null, null]);
  });

  test('no players are listed where scores are hidden, nor of a game that is cancelled: they stand by strength', async () => {
    const { id, players } = await aGameOf(5);
    await drawn(id);
    await closeJoining(id);
    const listed = async () => (await draws(id, players[0]?.token)).shown?.map((one) => one.players !== null);
    expect(await listed()).toEqual([true]);
    await server.sql`update game set elo_disabled = true where id = ${id}`;
    expect(await listed()).toEqual([false]);
    await server.sql`update game set elo_disabled = false where id = ${id}`;
    expect((await cancel(id, { note: 'Rain' })).status).toBe(200);
    expect(await listed()).toEqual([false]);
  });

  test('says whether the teams are those of a draw', async () => {
    const { id, players } = await aGameOf(4);
    const first = await drawn(id);
    await save(id, first.teams);
    const second = await drawn(id);
    // Chance may make the same teams again.
    const split = ({ teams }: Drawn) => new Set(teams.map((team) => team.toSorted().join(' ')));
    const last = isDeepStrictEqual(split(first), split(second)) ? 2 : 1;
    expect((await draws(id)).saved).toBe(last);
    const [[a = '', b = ''] = [], [c = '', d = ''] = []] = first.teams;
    await save(id, [
      [a, c],
      [b, d],
    ]);
    expect((await draws(id)).saved).not.toBe(last);
    await save(id, first.teams);
    const gone = players.find((player) => player.id === a);
    if (gone) await leave(gone, id);
    expect((await draws(id)).saved).toBe(last);
  });

  test('two at once are numbered apart; the same call again is the same draw; there is a most', async () => {
    const { id } = await aGameOf(2);
    const numbers = (await Promise.all([drawn(id), drawn(id), drawn(id)])).map(({ number }) => number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    const once = (await draw(id, { key: 'once' })).body;
    expect((await draw(id, { key: 'once' })).body).toEqual(once);
    for (let n = 4; n < drawsMax; n++) await drawn(id);
    await refuses(draw(id), 'no_draws_left', { params: { most: drawsMax } });
  });

  test('only by who may edit the game, of players there are, in a game that is on', async () => {
    const { id } = await aGameOf(1);
    const player = await aPlayer(server);
    await refuses(draw(id, { as: people.organiser.token }), 'not_allowed');
    await refuses(draw(id, { as: player.token }), 'not_allowed');
    await refuses(draw(await created()), 'players_changed');
    await refuses(draw(id, { teamSize: 0 }), 'invalid_input');
    await cancel(id);
    await refuses(draw(id), 'game_cancelled');
  });

  test('neither the secret nor a seed leaves before its time, on any call about the game', async () => {
    const { id, players } = await aGameOf(3);
    await drawn(id);
    await closeJoining(id);
    const seed = (await draws(id)).shown?.[0]?.seed ?? '';
    await server.sql`update game set starts_at = app_now() + interval '3 days', ends_at = app_now() + interval '4 days',
      cutoff_at = app_now() + interval '2 days' where id = ${id}`;
    const secret = await secretOf(id);
    const calls = [
      `/matches/${id}`,
      `/matches/${id}/draws`,
      `/matches/${id}/alternatives`,
      `/admin/match/${id}`,
      '/matches',
      '/matches/latest',
      '/matches/myjoined',
      '/users/data',
    ];
    const said: string[] = [JSON.stringify((await draw(id)).body)];
    for (const as of [undefined, players[0]?.token, people.admin.token])
      for (const call of calls) said.push(JSON.stringify((await server.call('GET', `/api${call}`, { as })).body));
    expect(said.join('\n')).toContain(id);
    expect(said.join('\n')).not.toContain(secret);
    expect(said.join('\n')).not.toContain(seed);
    expect(await read(id)).not.toHaveProperty('draw_secret');
  });
});
