import { expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { useServer } from '../../../test/server.ts';
import { watchStatements } from '../../../test/watch-statements.ts';

const server = useServer();
const { join } = joiningCalls(server);

/** The most statements that a call of a player sends, and how often it waits for them. */
test.each([
  ['/users/checkAuthToken', 3, 2],
  ['/communities/mine', 2, 2],
  ['/users/notifications', 3, 2],
  ['/matches/{id}', 4, 2],
])('GET %s: at most %i statements in %i trips', async (path, statements, trips) => {
  const player = await aPlayer(server);
  const id = await aGame(server, { priceCents: 0 });
  await join(player, id);
  const address = `/api${path.replace('{id}', id)}`;
  const ask = () => server.app.inject({ url: address, headers: { authorization: `Bearer ${player.token}` } });
  await ask(); // opens the connections that it needs
  const { result, ...sent } = await watchStatements(ask);
  expect(result.statusCode).toBe(200);
  expect({ statements: sent.statements.length, trips: sent.trips }).toEqual({ statements, trips });
});
