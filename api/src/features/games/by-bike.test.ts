import { expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { gameIn } from '../../../test/game-form.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();

test('a member reads how long a game is by bike from the centre of their home city, a visitor nothing', async () => {
  await server.sql`
    insert into preferred_city values ('Utrecht', 52.09, 5.12, 90), ('Groningen', 53.22, 6.57, 91)`;
  const id = await aGame(server, { latitude: 52.126, longitude: 5.12 });
  const player = await aPlayer(server);
  const byBike = async () => gameIn(await server.as(player).get(`/api/matches/${id}`)).viewer.byBike;
  expect(await byBike()).toBeNull();
  await server.sql`update app_user set home_city = 'Utrecht' where id = ${player.id}`;
  expect(await byBike()).toEqual({ minutes: 20, city: 'Utrecht' });
  await server.sql`update app_user set home_city = 'Groningen' where id = ${player.id}`;
  expect(await byBike()).toBeNull();
  expect(gameIn(await server.call('GET', `/api/matches/${id}`)).viewer).toBeNull();
});
