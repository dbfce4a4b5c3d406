import { expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { heardLater } from '../../../test/heard-later.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { regularCalls } from '../../../test/regular-calls.ts';
import { useServer } from '../../../test/server.ts';
import { takingOutCalls } from '../../../test/taking-out-calls.ts';

const server = useServer();
const { heardNow, kindsOf } = heardLater(server);
const { join } = joiningCalls(server);
const { takeOut, letIn } = takingOutCalls(server);
const { aSeries, become } = regularCalls(server);

test('a player who is let in before it is heard reads both, in their order', async () => {
  const organiser = await aPlayer(server, { role: 'organiser' });
  const [gameId, player] = [await aGame(server, { organiserId: organiser.id }), await aPlayer(server)];
  await join(player, gameId);
  await takeOut(organiser, gameId, player.id);
  await letIn(organiser, gameId, player.id);
  const all = await kindsOf(player);
  expect(all).toEqual(['signedUp', 'takenOut', 'letBackIn']);
  await server.sql`delete from notification where user_id = ${player.id}`;
  await server.sql`update event set heard_at = null where data ->> 'userId' = ${player.id} and name like 'player.%'`;
  await server.events.tellHearers();
  expect(await kindsOf(player)).toEqual(all.slice(1));
});

test('nobody is told that they may join a game that they can’t', async () => {
  const organiser = await aPlayer(server, { role: 'organiser' });
  const [gameId, player] = [await aGame(server, { organiserId: organiser.id }), await aPlayer(server)];
  await join(player, gameId);
  await takeOut(organiser, gameId, player.id);
  await heardNow({ name: 'player.letIn', data: { gameId, userId: player.id } });
  expect(await kindsOf(player)).toEqual(['signedUp', 'takenOut']);
  await server.sql`update taken_out set let_in_at = app_now() where game_id = ${gameId}`;
  await server.sql`update game set status = 'cancelled' where id = ${gameId}`;
  await heardNow({ name: 'player.letIn', data: { gameId, userId: player.id } });
  expect(await kindsOf(player)).toEqual(['signedUp', 'takenOut']);
});

test('whoever is a regular again is not told that they are none', async () => {
  const { games } = await aSeries();
  const player = await aPlayer(server);
  const ended = { name: 'regular.ended', data: { gameId: games[0], userId: player.id } } as const;
  await join(player, games[0]);
  expect((await become(player, games[0])).status).toBe(200);
  await heardNow(ended);
  expect(await kindsOf(player)).not.toContain('regularEnded');
  await server.sql`delete from regular where user_id = ${player.id}`;
  await heardNow(ended);
  expect(await kindsOf(player)).toContain('regularEnded');
});
