import { expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { noticesOf } from '../../../test/notices.ts';
import { regularCalls } from '../../../test/regular-calls.ts';
import { useServer } from '../../../test/server.ts';
import { deliverNotifications } from '../notifications/deliver-notifications.ts';

const server = useServer();
const { join } = joiningCalls(server);
const { aSeries, become, remove, stop } = regularCalls(server);

/** What a player is told when they stop being a regular, in the app and by mail. */
async function heard(player: Player) {
  await deliverNotifications(server);
  const mails = (await mailsTo(server, player.email)).filter(({ subject }) => subject.includes('no longer a regular'));
  return { notices: await noticesOf(server, player, 'regularEnded'), mails: mails.map(({ text }) => text) };
}

test('who is removed hears of it once, and nobody of what they end themselves', async () => {
  const { games, organiser } = await aSeries();
  const [removed, stopping] = [await aPlayer(server), await aPlayer(server)];
  for (const player of [removed, stopping, organiser]) {
    expect((await join(player, games[0])).status).toBe(200);
    expect((await become(player, games[0])).status).toBe(200);
  }
  for (const who of [removed, removed, organiser]) expect((await remove(organiser, games[0], who.id)).status).toBe(200);
  expect((await stop(stopping, games[0])).status).toBe(200);
  expect(await heard(removed)).toEqual({
    notices: [expect.stringContaining('The organiser ended your regular spot. You keep the spots you took.')],
    mails: [expect.stringContaining(`/match/${games[0]}`)],
  });
  for (const player of [stopping, organiser]) expect(await heard(player)).toEqual({ notices: [], mails: [] });
});
