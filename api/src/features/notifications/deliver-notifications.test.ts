import { expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { tell } from '../../../test/notifications.ts';
import { useServer } from '../../../test/server.ts';
import { deliverNotifications } from './deliver-notifications.ts';

const server = useServer();

test('after a rush a run ends with its budget, or when told to; the next ones deliver the rest', async () => {
  const [player, gameId] = [await aPlayer(server), await aGame(server)];
  await server.sql`update notification set delivered_at = app_now()`;
  for (let n = 0; n < 120; n += 1) await tell(server, player.id, 'matchBelowMinimum', { gameId });
  const left = () => server.value<number>`select count(*)::int as n from notification where delivered_at is null`;
  await deliverNotifications(server, undefined, { budgetMs: 0 });
  expect(await left()).toBe(70);
  await deliverNotifications(server, undefined, { signal: AbortSignal.abort() });
  expect(await left()).toBe(20);
  await deliverNotifications(server);
  expect(await left()).toBe(0);
});
