import { expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../../test/builders.ts';
import { useServer } from '../../../../test/server.ts';

const server = useServer();

const get = (path: string) => server.call('GET', `/api${path}`);

async function found(query: string): Promise<string[]> {
  const { status, body } = await get(`/matches?${query}`);
  expect(status).toBe(200);
  return (body.data as { matches: { name: string }[] }).matches.map(({ name }) => name);
}

test('an evening is one by a clock in Amsterdam, whenever the clocks change', async () => {
  const at = async (name: string, startsAt: string) => {
    await aGame(server, { name, hoursAhead: (Date.parse(startsAt) - server.clock.now().getTime()) / 3_600_000 });
  };
  const year = server.clock.now().getUTCFullYear() + 1;
  await at('winter, too early', `${year}-01-20T16:59:00Z`);
  await at('winter evening', `${year}-01-20T17:00:00Z`);
  await at('summer, too early', `${year}-07-20T15:59:00Z`);
  await at('summer evening', `${year}-07-20T16:00:00Z`);
  await at('after midnight', `${year}-07-20T22:30:00Z`);
  expect(await found('evening=true&limit=20')).toEqual(['winter evening', 'summer evening']);
  expect((await get('/matches?evening=perhaps')).status).toBe(400);
});

test('a game has spots as long as one is neither taken nor held', async () => {
  const soon = `dateTo=${new Date(server.clock.now().getTime() + 4 * 86_400_000).toISOString().slice(0, 10)}`;
  const full = await aGame(server, { name: 'Full', hoursAhead: 30 });
  await aGame(server, { name: 'Room', hoursAhead: 40 });
  const held = await aGame(server, { name: 'Held', hoursAhead: 50 });
  await server.sql`update game set joined_count = capacity where id = ${full}`;
  await server.sql`update game set joined_count = capacity - 1 where id = ${held}`;
  expect(await found(`hasSpots=true&${soon}`)).toEqual(['Room', 'Held']);
  const player = await aPlayer(server);
  await server.sql`insert into spot_hold (game_id, user_id, kind, expires_at, created_at)
    values (${held}, ${player.id}, 'offer', app_now() + interval '10 minutes', app_now())`;
  expect(await found(`hasSpots=true&limit=9&${soon}`)).toEqual(['Room']);
  expect(await found(soon)).toEqual(['Full', 'Room', 'Held']);
  const { body } = await get(`/matches/map?south=50&west=3&north=54&east=8&zoom=6&hasSpots=true&${soon}`);
  expect((body.data as { totalCount: number }).totalCount).toBe(1);
});
