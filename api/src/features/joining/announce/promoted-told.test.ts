import { expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf } from '../../../../test/builders.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { subjectsTo } from '../../../../test/mails.ts';
import { useServer } from '../../../../test/server.ts';

const server = useServer();
const { join, pay, refund } = joiningCalls(server);

test('who pays by being promoted is told so, whatever else they do not want to hear of', async () => {
  const gameId = await aGame(server, { priceCents: 500, capacity: 3, minimumPlayers: 2 });
  const [inside, friends, waiting] = [
    await aPlayer(server, { balanceCents: 500 }),
    await aPlayer(server, { balanceCents: 500 }),
    await aPlayer(server, { balanceCents: 500 }),
  ];
  await pay(inside, gameId);
  const held = ['one', 'two'].map((who) =>
    server.call('POST', '/api/internalPayments/guest/pay', {
      body: { matchId: gameId, email: `${who}-${friends.email}`, terms: true, privacy: true },
    }),
  );
  for (const { status } of await Promise.all(held)) expect(status).toBe(200);
  const choices = ['app', 'mail'].map((channel) => ({ category: 'spots', channel, on: false }));
  const path = '/api/users/notificationPreferences';
  expect((await server.as(waiting).put(path, { choices })).status).toBe(200);
  await join(waiting, gameId, { allowPayment: true });
  expect((await refund(inside, gameId)).status).toBe(200);
  expect(await balanceOf(server, waiting.id)).toBe(0);
  expect(await subjectsTo(server, waiting.email)).toEqual(['You’re in: Thursday game']);
  const notifications = await server.as(waiting).get('/api/users/notifications');
  expect(JSON.stringify(notifications.body.data)).toContain('waitingListPromoted');
});
