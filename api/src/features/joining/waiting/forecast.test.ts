import { expect, test } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../../test/builders.ts';
import { gameIn } from '../../../../test/game-form.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { advance, useServer } from '../../../../test/server.ts';
import { countPast } from './count-past.ts';

const server = useServer();
const { join } = joiningCalls(server);

type Ended = 'promoted' | 'lapsed' | 'left' | 'closed';

/** A past game with a waiting list: each person waited from so many hours before the start to so many, with how it ended. */
async function pastGame(
  sport: string,
  line: readonly [from: number, until: number, ended: Ended][],
  status = 'confirmed',
) {
  const id = await aGame(server, { sport, hoursAhead: -48, createdHoursAgo: 900 });
  await server.sql`update game set status = ${status}, archived = true where id = ${id}`;
  for (const [from, until, ended] of line)
    await server.sql`
      insert into waiting_entry (game_id, user_id, status, created_at, ended_at)
      select id, ${(await aPlayer(server)).id}, ${ended}, starts_at - make_interval(hours => ${from}), starts_at - make_interval(hours => ${until})
      from game where id = ${id}`;
}

const count = () => countPast(server.db, server.clock.now());
const counted = async (place: number, hours: number) => {
  const rows = await server.rows<{ sport: string; is_paid: boolean; came: number; total: number }>`
    select sport, is_paid, came, total from waiting_past where place = ${place} and hours = ${hours} order by sport`;
  return rows;
};
const forecastOf = async (id: string, { token }: Player) =>
  gameIn(await server.call('GET', `/api/matches/${id}`, { as: token })).viewer?.waitingForecast;

test('each look counts who waited then, by their place then, with what became of them', async () => {
  await pastGame('Futsal', [
    [100, 30, 'left'],
    [90, 5, 'promoted'],
    [80, 0, 'closed'],
    [10, 4, 'lapsed'],
  ]);
  await pastGame('Futsal', [[100, 5, 'promoted']], 'cancelled');
  await count();
  const futsal = { sport: 'Futsal', is_paid: false };
  // Four days ahead only the first person waited, and left by themselves; two days ahead two stood behind them.
  expect(await counted(1, 96)).toEqual([]);
  expect(await counted(2, 48)).toEqual([{ ...futsal, came: 1, total: 1 }]);
  expect(await counted(3, 48)).toEqual([{ ...futsal, came: 0, total: 1 }]);
  // Half a day ahead they had moved up, and six hours ahead one more was behind them.
  expect(await counted(1, 12)).toEqual([{ ...futsal, came: 1, total: 1 }]);
  expect(await counted(2, 12)).toEqual([{ ...futsal, came: 0, total: 1 }]);
  expect(await counted(3, 6)).toEqual([{ ...futsal, came: 1, total: 1 }]);
  expect(await counted(1, 3)).toEqual([{ ...futsal, came: 0, total: 1 }]);
});

test('who waits, and who would, hears in how many of ten games alike a spot came, once there were twenty', async () => {
  const id = await aGame(server, { sport: 'Basketball', capacity: 3, minimumPlayers: 2, hoursAhead: 48 });
  for (let n = 0; n < 3; n += 1) await join(await aPlayer(server), id);
  const [waits, looks] = [await aPlayer(server), await aPlayer(server)];
  await join(waits, id);
  expect(await forecastOf(id, waits)).toBeNull();
  for (let n = 0; n < 40; n += 1)
    await pastGame('Basketball', [
      [60, 20, n < 32 ? 'promoted' : 'closed'],
      [55, 10, n < 8 ? 'lapsed' : 'closed'],
    ]);
  // The count is a moment old, and good for a day.
  await count();
  expect(await forecastOf(id, waits)).toBeNull();
  await advance(server, 'PT21H');
  await Promise.all([count(), count()]);
  expect([await forecastOf(id, waits), await forecastOf(id, looks)]).toEqual([8, 2]);
  expect((await server.call('GET', `/api/matches/${id}`)).body).toMatchObject({ data: { match: { viewer: null } } });
});
