import type { AddressInfo } from 'node:net';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let origin: string;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});

/** An open stream that has sent something; `ended` resolves when it ends. */
async function aStream(path: string, player?: Player) {
  const page = new AbortController();
  onTestFinished(() => page.abort());
  const headers = player && { authorization: `Bearer ${player.token}` };
  const answer = await fetch(origin + path, { signal: page.signal, ...(headers && { headers }) });
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  let isOver = false;
  const ended = (async () => {
    while (!(await reader?.read().catch(() => ({ done: true })))?.done) continue;
    isOver = true;
  })();
  return { ended, isOver: () => isOver };
}

const notifications = '/api/users/notifications/live';

test.each([
  ['logging out', (player: Player) => server.as(player).get('/api/users/logout')],
  [
    'revocation and deletion, which remove it',
    (player: Player) => server.sql`delete from session where user_id = ${player.id}`,
  ],
  ['time', (player: Player) => server.sql`update session set expires_at = now() where user_id = ${player.id}`],
])('%s ends the streams of the session, of games too; others and visitors keep theirs', async (_, end) => {
  const [player, other] = [await aPlayer(server), await aPlayer(server)];
  const game = `/api/live?matches=${await aGame(server)}`;
  const theirs = [await aStream(notifications, player), await aStream(game, player)];
  const stay = [await aStream(notifications, other), await aStream(game, other), await aStream(game)];
  await end(player);
  await Promise.all(theirs.map(({ ended }) => ended));
  expect(stay.map(({ isOver }) => isOver())).toEqual([false, false, false]);
});
