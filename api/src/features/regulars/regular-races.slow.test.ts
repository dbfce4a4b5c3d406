import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../test/builders.ts';
import { groupCalls } from '../../../test/group-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { organisingCalls } from '../../../test/organising-calls.ts';
import { regularCalls } from '../../../test/regular-calls.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { cancel } = organisingCalls(server);
const { join, leave } = joiningCalls(server);
const { start } = groupCalls(server);
const { aSeries, become, stop, free, kept, offer } = regularCalls(server);

/** Any answer will do: it shows that nothing waits forever. */
const answered = async (...asked: ReturnType<typeof become>[]) => {
  for (const { status } of await Promise.all(asked)) expect(status).toBeLessThan(500);
};
const playersOf = (count: number) => Promise.all(Array.from({ length: count }, () => aPlayer(server)));
const regulars = async (gameId: string) =>
  (await server.rows`select from regular l join game g on g.series_id = l.series_id where g.id = ${gameId}`).length;

test('becoming, stopping, joining and leaving at once, while the offer changes, end in order', async () => {
  const { games, organiser } = await aSeries({ capacity: 8, spots: 3 });
  const players = await playersOf(8);
  for (const player of players) await join(player, games[0]);
  const strangers = await playersOf(8);
  const round = async (player: Player) => {
    for (let n = 0; n < 3; n += 1) {
      await answered(become(player, games[0]));
      await answered(join(player, games[1]), free(player, games[2]));
      await answered(leave(player, games[1]), stop(player, games[0]));
    }
  };
  const pass = async (player: Player) => {
    await answered(join(player, games[1]));
    await answered(leave(player, games[1]), join(player, games[2]));
  };
  const change = async () => {
    for (const days of [1, 6, 3]) await answered(offer(organiser, games[1], { spots: 2, days }));
  };
  await Promise.all([...players.map(round), ...strangers.map(pass), change(), answered(cancel(games[2]))]);
  expect(await regulars(games[0])).toBe(0);
  expect((await kept(games[1])).size).toBe(0);
});

test('no more become regulars at once than there are places', async () => {
  const { games } = await aSeries({ capacity: 12, spots: 3 });
  const players = await playersOf(10);
  for (const player of players) await join(player, games[0]);
  const answers = await Promise.all(players.map((player) => become(player, games[0])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ body }) => body.code === 'regulars_full')).toHaveLength(7);
  for (const gameId of [games[1], games[2]]) expect((await kept(gameId)).size).toBe(3);
});

test('who leaves Rondo while becoming a regular is none', async () => {
  const { games } = await aSeries();
  const players = await playersOf(6);
  for (const player of players) await join(player, games[0]);
  await answered(
    ...players.flatMap((player) => [become(player, games[0]), server.as(player).delete('/api/users/deleteMe', {})]),
  );
  const rows = await server.rows`
    select from app_user where id = any(${players.map(({ id }) => id)}::uuid[]) and deleted_at is null`;
  expect(rows).toEqual([]);
  expect(await regulars(games[0])).toBe(0);
  expect((await kept(games[1])).size).toBe(0);
});

test('a regular who joins together takes their own spot along; all or nothing asks to take it first', async () => {
  const { games } = await aSeries({ capacity: 6, spots: 3 });
  const [regular, ...others] = await playersOf(4);
  if (!regular) throw new Error('nobody');
  await join(regular, games[0]);
  await become(regular, games[0]);
  for (const player of others) await join(player, games[1]);
  await refuses(start(regular, games[2], { places: 2 }), 'group_own_hold');
  const { body } = await start(regular, games[1], { way: 'fit', places: 3 });
  expect(body.data).toMatchObject({ kept: 2 });
  expect((await kept(games[1])).size).toBe(0);
});

test('the database refuses a second place, a kept spot of nobody, and days there are not', async () => {
  const { games } = await aSeries();
  const player = await aPlayer(server);
  await join(player, games[0]);
  await become(player, games[0]);
  const twice = sql`insert into regular select series_id, user_id, since from regular where user_id = ${player.id}`;
  await expect(twice.execute(server.db)).rejects.toThrow('regular_pkey');
  const two = sql`
    insert into spot_hold (game_id, user_id, kind, expires_at, created_at)
    select game_id, user_id, kind, expires_at, created_at from spot_hold where game_id = ${games[1]} and kind = 'regular'`;
  await expect(two.execute(server.db)).rejects.toThrow('spot_hold_open');
  const days = sql`update game_series set regular_days = 8 where organiser_id = (select organiser_id from game where id = ${games[0]})`;
  await expect(days.execute(server.db)).rejects.toThrow('game_series_regular_days_check');
});
