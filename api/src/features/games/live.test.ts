import { expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { livePages } from '../../../test/live-pages.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { join, leave } = joiningCalls(server);
const watch = livePages(server);

test('an open page sees joins, the queue and a change of status within 2 s; a visitor no names', async () => {
  const gameId = await aGame(server, { capacity: 3, minimumPlayers: 2 });
  const [famke, second, third, fourth] = await Promise.all(
    ['Famke Jansen', 'B', 'C', 'D'].map((name) => aPlayer(server, { name })),
  );
  if (!famke || !second || !third || !fourth) throw new Error('no players');
  const [visitor, player] = [await watch(gameId), await watch(gameId, second)];
  expect(await visitor.next()).toMatchObject({ joined_players_number: 0, status: 'pending' });
  await player.next();

  await join(famke, gameId);
  const seen = await visitor.next();
  expect(seen).toMatchObject({ joined_players_number: 1, potential_users: [{ _id: 'hidden-1', name: null }] });
  expect(JSON.stringify(seen)).not.toContain('Famke');
  expect(await player.next()).toMatchObject({ potential_users: [{ name: 'Famke Jansen' }] });

  await join(second, gameId);
  expect(await visitor.next()).toMatchObject({ joined_players_number: 2, status: 'confirmed' });
  await join(third, gameId);
  await visitor.next();
  await join(fourth, gameId);
  expect((await visitor.next()).waiting_list).toHaveLength(1);
  await leave(fourth, gameId);
  expect((await visitor.next()).waiting_list).toHaveLength(0);
});

test('one connection watches several games, and hears of what the clock does', async () => {
  const ids = [await aGame(server, { hoursAhead: 3 }), await aGame(server, { hoursAhead: 200 })];
  const page = await watch(ids.join(','));
  const first = [await page.next(), await page.next()];
  expect(first.map(({ _id }) => _id).sort()).toEqual(ids.sort());
  await advance(server, 'PT2H');
  expect(await page.next()).toMatchObject({ status: 'cancelled' });
});

test.each(['', 'nonsense', `matches=${'a,'.repeat(30)}`])('refuses %s', async (query) => {
  await refuses(server.call('GET', `/api/live?${query}`), 'invalid_input', { status: 400 });
});
