import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();

test('ranks the players of a sport; a guest has no game count, who left is not in it', async () => {
  const scores = [3.1, 5.25, 4.2, 2];
  const people = [
    await aPlayer(server, { name: 'Third' }),
    await aPlayer(server, { name: 'First' }),
    await aPlayer(server, { name: 'Second', role: 'guest' }),
    await aPlayer(server, { name: 'Gone' }),
  ];
  for (const [index, { id }] of people.entries())
    await sql`insert into score (user_id, sport, score) values (${id}, 'Volleyball', ${scores[index]})`.execute(
      server.db,
    );
  await sql`update app_user set game_count = 4, deleted_at = case when name = 'Gone' then now() end`.execute(server.db);
  await sql`insert into score (user_id, sport, score) values (${people[0]?.id}, 'Football', 6)`.execute(server.db);

  const page = async (query = '') => (await server.call('GET', `/api/leaderboard/Volleyball${query}`)).body;
  expect(await page()).toMatchObject({
    page: 1,
    data: {
      leaderBoard: [
        { sequence: 1, name: 'First', elo: 5.25, game_count: 4, role: 'player' },
        { sequence: 2, name: 'Second', elo: 4.2, game_count: null, role: 'guest' },
        { sequence: 3, name: 'Third', elo: 3.1 },
      ],
      pagination: { totalPages: 1 },
    },
  });
  expect(JSON.stringify(await page())).not.toContain('@');
  expect(await page('?limit=2&page=2')).toMatchObject({
    page: 2,
    data: { leaderBoard: [{ sequence: 3, name: 'Third' }], pagination: { totalPages: 2 } },
  });
  for (const path of ['Futsal', 'Chess', 'Volleyball?limit=51', 'Volleyball?page=1001'])
    expect((await server.call('GET', `/api/leaderboard/${path}`)).status).toBe(400);
});
