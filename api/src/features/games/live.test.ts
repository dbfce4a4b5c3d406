import { liveGame } from '@rondo/contract';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { advance, useServer } from '../../../test/server.ts';

const server = useServer();
const { join, leave } = joiningCalls(server);
let origin: string;
const open: AbortController[] = [];

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const controller of open.splice(0)) controller.abort();
});

/** An open page: `next` waits for the next state of one of its games, and fails after 2 s. */
async function watch(matches: string, as?: Player) {
  const controller = new AbortController();
  open.push(controller);
  const answer = await fetch(`${origin}/api/live?matches=${matches}`, {
    signal: controller.signal,
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  });
  expect(answer.headers.get('content-type')).toMatch('text/event-stream');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const read = async () => {
    for (;;) {
      const event = /event: match\ndata: (.*)\n\n/.exec(text);
      if (event) {
        text = text.slice(event.index + event[0].length);
        return liveGame.parse(JSON.parse(event[1] ?? ''));
      }
      text += (await reader?.read())?.value ?? '';
    }
  };
  return {
    next: () =>
      Promise.race([
        read(),
        new Promise<never>((_, reject) => setTimeout(() => reject(new Error('nothing within 2 s')), 2000)),
      ]),
  };
}

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
  const answer = await server.call('GET', `/api/live?${query}`);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});
