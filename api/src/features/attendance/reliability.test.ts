import { expect, test } from 'vitest';
import { attendanceCalls } from '../../../test/attendance-calls.ts';
import { aPlayer, type Player } from '../../../test/builders.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
const { aGameOfTwo, aMissedGame, answer, appeal, checkInOf, own, show } = attendanceCalls(server);

const told = (by: Player | undefined, gameId: string) =>
  server.call('GET', `/api/matches/${gameId}/reliability`, { as: by?.token });

/** Two players after three games, to which the first came and the second not; returns the last no-show too. */
async function afterThreeGames() {
  const players: [Player, Player] = [await aPlayer(server), await aPlayer(server)];
  await aMissedGame({ players });
  await aMissedGame({ players });
  const last = await aMissedGame({ players });
  return { players, last };
}

test('organisers read how often the players of their own games came; nothing below three games', async () => {
  const { players } = await afterThreeGames();
  const [first, second] = players;
  const { gameId, organiser } = await aGameOfTwo({ players, hoursAhead: 30 });
  const expected = [
    { _id: first.id, reliability: { came: 3, of: 3 } },
    { _id: second.id, reliability: { came: 0, of: 3 } },
  ];
  const { body } = await told(organiser, gameId);
  expect((body.data as { players: object[] }).players).toEqual(expect.arrayContaining(expected));
  expect(checkInOf(await show(organiser, gameId)).spots).toEqual(
    expect.arrayContaining(expected.map(({ reliability }) => expect.objectContaining({ reliability }))),
  );
  const fresh = await aGameOfTwo({ hoursAhead: 30 });
  expect((await told(fresh.organiser, fresh.gameId)).body.data).toMatchObject({
    players: [{ reliability: null }, { reliability: null }],
  });
});

test('nobody else reads it, whoever they are and wherever they look', async () => {
  const { players } = await afterThreeGames();
  const { gameId, organiser } = await aGameOfTwo({ players, hoursAhead: 30 });
  const viewers: [string, Player | undefined][] = [
    ['a visitor', undefined],
    ['a stranger', await aPlayer(server)],
    ['who is in the game', players[1]],
    ['a guest', await aPlayer(server, { role: 'guest' })],
    ['another organiser', await aPlayer(server, { role: 'organiser' })],
    ['an admin', await aPlayer(server, { role: 'admin' })],
  ];
  const readers: string[] = [];
  for (const [who, viewer] of viewers) {
    if ((await told(viewer, gameId)).status < 401) readers.push(who);
    for (const path of [`/api/matches/${gameId}`, `/api/matches/${gameId}/check-in`, `/api/people/${players[0].id}`]) {
      const { body } = await server.call('GET', path, { as: viewer?.token });
      if (/"came":|"reliability":\{/.test(JSON.stringify(body))) readers.push(`${who} at ${path}`);
    }
  }
  expect(readers).toEqual([]);
  // The game itself doesn't show it to its organiser either.
  const { body } = await server.as(organiser).get(`/api/matches/${gameId}`);
  expect(JSON.stringify(body)).not.toContain('reliability');
});

test('an open appeal doesn’t count; guests are left out; who organises a game isn’t counted in it', async () => {
  const { players, last } = await afterThreeGames();
  const [, second] = players;
  await appeal(second, last.noShow._id);
  expect((await own(second)).reliability).toBeNull();
  await answer(last.organiser, last.noShow._id, { act: 'take_back' });
  expect((await own(second)).reliability).toEqual({ came: 1, of: 3 });
  await server.sql`update game set organiser_id = ${second.id} where id = ${last.gameId}`;
  expect((await own(second)).reliability).toBeNull();
  const { gameId, organiser } = await aGameOfTwo({ players, hoursAhead: 30 });
  await server.sql`update app_user set role = 'guest' where id = ${second.id}`;
  expect((await told(organiser, gameId)).body.data).toMatchObject({ players: [{ _id: players[0].id }] });
});

test('games of more than ninety days ago don’t count, whether they were forgotten or not', async () => {
  const { players, last } = await afterThreeGames();
  await server.sql`
    update game set starts_at = starts_at - interval '91 days', ends_at = ends_at - interval '91 days'
    where id = ${last.gameId}`;
  expect(await own(players[0])).toMatchObject({ reliability: null, matches: [{}, {}] });
});
