import type { NotificationPreferences } from '@rondo/contract';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../../test/builders.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { subjectsTo } from '../../../../test/mails.ts';
import { noonIn } from '../../../../test/noon.ts';
import { tell } from '../../../../test/notifications.ts';
import { aPushServer, type PushServer } from '../../../../test/push-server.ts';
import { refuses, useServer } from '../../../../test/server.ts';
import { lookupPublic } from '../../../providers/push/public-addresses.ts';
import type { PushProvider } from '../../../providers/push/provider.ts';
import { webPushProvider } from '../../../providers/push/web-push.ts';
import { deliverNotifications } from '../deliver-notifications.ts';
import { keepKeys } from './push-queries.ts';
import { sendPushes } from './send-pushes.ts';

const server = useServer({ PUSH_LOOPBACK: '1' });
const { join } = joiningCalls(server);
let pushServer: PushServer;
beforeAll(async () => {
  pushServer = await aPushServer();
});
afterAll(() => pushServer.close());

const path = '/api/users/pushSubscriptions';

async function keyOf(player: Player): Promise<string> {
  const { body } = await server.as(player).get('/api/users/notificationPreferences');
  return (body.data as NotificationPreferences).push.key;
}

/** Half past midnight in Amsterdam on some day ahead. */
const nightOf = (of: Pick<typeof server, 'clock'>) => new Date(noonIn(2, of).getTime() - 11.5 * 3_600_000);

/** A player whose browser gets push messages at any hour. */
async function aListener() {
  const player = await aPlayer(server);
  await server.sql`insert into quiet_hours (user_id) values (${player.id})`;
  const browser = pushServer.subscribe();
  expect((await server.as(player).post(path, browser.subscription)).status).toBe(200);
  return { player, browser };
}

async function deliver(at?: Date): Promise<void> {
  await deliverNotifications(server, at);
  const keys = await keepKeys(server.db, () => {
    throw new Error('there are keys');
  });
  await sendPushes(server.db, webPushProvider({ ...keys, subject: server.config.pushSubject }, true));
}

const waiting = (player: Player) => server.row<{
  messages: number;
  attempts: number;
  seconds: number;
  browsers: number;
}>`
  select count(m.id) as messages, coalesce(max(m.attempts), 0) as attempts, count(distinct s.id) as browsers,
      coalesce(max(round(extract(epoch from m.next_attempt_at - now())))::int, 0) as seconds
    from app_user u left join push_subscription s on s.user_id = u.id left join push_message m on m.subscription_id = s.id
    where u.id = ${player.id}`;

describe('a push message', () => {
  test('arrives encrypted and signed, in the receiver’s language, once, with a path of ours', async () => {
    const { player, browser } = await aListener();
    await server.sql`update app_user set language = 'nl' where id = ${player.id}`;
    const gameId = await aGame(server, { name: 'Zaalvoetbal' });
    await tell(server, player.id, 'matchConfirmed', { gameId, redirectPath: `/match/${gameId}` });
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect(browser.received).toEqual([
      {
        payload: {
          title: 'Zaalvoetbal gaat door!',
          body: expect.stringContaining('Sportlaan 1, Utrecht'),
          path: `/match/${gameId}`,
          tag: expect.any(String),
          unread: 1,
        },
        ttl: expect.any(Number),
        claims: { aud: pushServer.origin, sub: 'mailto:no-reply@rondo.test', exp: expect.any(Number) },
        key: await keyOf(player),
      },
    ]);
    expect(await waiting(player)).toMatchObject({ messages: 0, browsers: 1 });
  });

  test('is not sent of what was switched off, of what was read meanwhile, nor by default of one’s own doing', async () => {
    const { player, browser } = await aListener();
    const choices = [{ category: 'spots', channel: 'push', on: false }];
    await server.as(player).put('/api/users/notificationPreferences', { choices });
    await tell(server, player.id, 'spotGivenUp', { params: { friend: 'Noor' } });
    await tell(server, player.id, 'signedUp');
    await tell(server, player.id, 'matchConfirmed');
    await server.sql`update notification set status = 'read' where user_id = ${player.id} and kind = 'matchConfirmed'`;
    await tell(server, player.id, 'spotOpen');
    await deliver();
    expect(browser.received.map(({ payload }) => payload.title)).toEqual([expect.stringContaining('Free spot:')]);
  });

  test('waits for the end of the quiet hours', async () => {
    const { player, browser } = await aListener();
    await server.sql`delete from quiet_hours where user_id = ${player.id}`;
    await tell(server, player.id, 'matchConfirmed');
    await deliver(nightOf(server));
    expect(browser.received).toEqual([]);
    const rows = await server.rows<{ time: string }>`
      select to_char(m.next_attempt_at at time zone 'Europe/Amsterdam', 'HH24:MI') as time
      from push_message m join push_subscription s on s.id = m.subscription_id where s.user_id = ${player.id}`;
    expect(rows).toEqual([{ time: '08:00' }]);
  });

  test('of a reminder rings before the game, also in the quiet hours; of one that is not played, or is over, never', async () => {
    const { player, browser } = await aListener();
    await server.sql`delete from quiet_hours where user_id = ${player.id}`;
    const games = await Promise.all(
      ['Early', 'Cancelled', 'Left'].map((name) => aGame(server, { name, hoursAhead: 30 })),
    );
    const night = nightOf(server);
    // Games start by the demo's clock, phones ring by the real one.
    const ahead = server.clock.now().getTime() - server.clock.real().getTime();
    const remind = async (gameId: string | undefined, hours: number) => {
      const startsAt = new Date(night.getTime() + ahead + hours * 3_600_000).toISOString();
      if (gameId === undefined) return;
      await server.sql`
        update game set status = 'confirmed', starts_at = ${startsAt}, ends_at = ${startsAt}::timestamptz + interval '1 hour'
        where id = ${gameId}`;
      await server.sql`insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, joined_at)
        values (${gameId}, ${player.id}, ${player.id}, 0, 0, app_now())`;
      await tell(server, player.id, 'matchInTwoHours', { gameId, params: { gameDate: startsAt } });
    };
    await Promise.all(games.map((gameId) => remind(gameId, 2)));
    await server.sql`update game set status = 'cancelled' where id = ${games[1]}`;
    await server.sql`update registration set status = 'left' where game_id = ${games[2]}`;
    await deliverNotifications(server, night);
    await server.sql`update push_message set next_attempt_at = now()`;
    await deliver(night);
    expect(browser.received.map(({ payload }) => payload.title)).toEqual([expect.stringContaining('Early')]);
    // Eight o'clock is early enough for a game at noon; the message isn't kept after its start.
    await remind(await aGame(server, { name: 'Noon' }), 12);
    await deliverNotifications(server, night);
    const rows = await server.rows<{ time: string; end: string }>`
      select to_char(m.next_attempt_at at time zone 'Europe/Amsterdam', 'HH24:MI') as time,
        (date_bin('1 second', m.expires_at + interval '500 ms', ${night}) - ${night}::timestamptz)::text as end
      from push_message m join push_subscription s on s.id = m.subscription_id where s.user_id = ${player.id}`;
    expect(rows).toEqual([{ time: '08:00', end: '12:00:00' }]);
  });

  test.each([404, 410])('ends the subscription when the service says %i', async (status) => {
    const { player, browser } = await aListener();
    await tell(server, player.id, 'matchConfirmed');
    pushServer.answers = [{ status }];
    await deliver();
    expect(await waiting(player)).toMatchObject({ messages: 0, browsers: 0 });
    expect(browser.received).toEqual([]);
  });

  test.each([
    [{ status: 503 }, 30, 60],
    [{ status: 429, retryAfter: '600' }, 590, 600],
  ])('is tried again later after %o', async (answer, least, most) => {
    const { player, browser } = await aListener();
    await tell(server, player.id, 'matchConfirmed');
    pushServer.answers = [answer];
    await deliver();
    const { seconds, ...rest } = await waiting(player);
    expect(rest).toEqual({ messages: 1, attempts: 1, browsers: 1 });
    expect(seconds).toBeGreaterThanOrEqual(least - 2);
    expect(seconds).toBeLessThanOrEqual(most);
    await server.sql`update push_message set next_attempt_at = now()`;
    await deliver();
    expect(browser.received).toHaveLength(1);
  });

  test('stays its sender’s for as long as the service takes', async () => {
    const { player } = await aListener();
    await tell(server, player.id, 'matchConfirmed');
    await deliverNotifications(server);
    const provider: PushProvider = {
      publicKey: '',
      accepts: () => true,
      async send() {
        // Makes it look as if the claim were about to expire.
        await server.sql`update push_message set next_attempt_at = now() + interval '1 second'`;
        await expect.poll(async () => (await waiting(player)).seconds, { timeout: 10_000 }).toBeGreaterThan(2);
        return { outcome: 'sent' };
      },
    };
    await sendPushes(server.db, provider);
    expect(await waiting(player)).toMatchObject({ messages: 0, browsers: 1 });
  });

  test('that the service will not take is dropped, the browser kept', async () => {
    const { player } = await aListener();
    await tell(server, player.id, 'matchConfirmed');
    pushServer.answers = [{ status: 413 }];
    await deliver();
    expect(await waiting(player)).toMatchObject({ messages: 0, browsers: 1 });
  });
});

describe('a subscription', () => {
  test('ends with the session, and with the switch', async () => {
    const [one, other] = [await aListener(), await aListener()];
    await server.as(one.player).get('/api/users/logout');
    expect(await waiting(one.player)).toMatchObject({ browsers: 0 });
    const { endpoint } = other.browser.subscription;
    await server.as(other.player).delete(path, { endpoint });
    expect(await waiting(other.player)).toMatchObject({ browsers: 0 });
  });

  test('of a browser goes to who used it last, with nothing of who did before', async () => {
    const { player: before, browser } = await aListener();
    await tell(server, before.id, 'matchConfirmed');
    await deliverNotifications(server);
    const next = await aPlayer(server);
    await server.as(next).post(path, browser.subscription);
    await deliver();
    expect(browser.received).toEqual([]);
    expect(await waiting(before)).toMatchObject({ browsers: 0 });
    expect(await waiting(next)).toMatchObject({ browsers: 1 });
  });

  test.each([
    'http://push.example.com/x',
    'https://push.example.com:8443/x',
    'https://push.example.com:22/x',
    'https://localhost/x',
    'https://router.local/x',
    'https://intranet/x',
    'https://10.1.2.3/x',
    'https://192.168.1.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://[64:ff9b::a00:1]/x',
    'https://[64:ff9b:1::a00:1]/x',
    'https://[2002:a00:1::1]/x',
    'https://[2001:0:a00:1::1]/x',
    'https://user:word@push.example.com/x',
    'ftp://push.example.com/x',
  ])('%s is refused', async (endpoint) => {
    const player = await aPlayer(server);
    const { keys } = pushServer.subscribe().subscription;
    await refuses(server.as(player).post(path, { endpoint, keys }), 'push_endpoint_refused');
  });

  test('is one of ten at most for a person: the oldest gives way; 60 changes an hour', async () => {
    const player = await aPlayer(server);
    const subscribe = () => server.as(player).post(path, pushServer.subscribe().subscription);
    for (let n = 0; n < 12; n += 1) expect((await subscribe()).status).toBe(200);
    expect(await waiting(player)).toMatchObject({ browsers: 10 });
    const answers = await Promise.all(Array.from({ length: 50 }, subscribe));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(await waiting(player)).toMatchObject({ browsers: 10 });
    const { endpoint } = pushServer.subscribe().subscription;
    expect((await server.as(player).delete(path, { endpoint })).status).toBe(429);
  });

  test('on this machine is refused unless a test allows it; a name that leads inside is never connected to', async () => {
    const keys = await keepKeys(server.db, () => ({ publicKey: '', privateKey: '' }));
    const strict = webPushProvider({ ...keys, subject: 'mailto:a@rondo.test' }, false);
    const { endpoint, keys: own } = pushServer.subscribe().subscription;
    expect(strict.accepts(endpoint)).toBe(false);
    expect(strict.accepts('https://fcm.googleapis.com/fcm/send/x')).toBe(true);
    const before = pushServer.asked;
    const payload = { title: 't', body: 'b', path: '/', tag: 'x', unread: 0 };
    expect(await strict.send({ endpoint, ...own }, payload, 60)).toEqual({ outcome: 'gone' });
    expect(pushServer.asked).toBe(before);
    await expect(promisify(lookupPublic)('localhost', {})).rejects.toThrow('leads into our own network');
  });
});

test('kinds without a command’s mail get theirs from the notification: once, and only where it is wanted', async () => {
  const gameId = await aGame(server, { name: 'Woensdag' });
  const player = await aPlayer(server);
  await tell(server, player.id, 'matchBelowMinimum', { gameId, redirectPath: `/match/${gameId}` });
  await tell(server, player.id, 'afterMatchRating', { gameId });
  await deliver();
  await deliver();
  expect(await subjectsTo(server, player.email)).toEqual(['Woensdag has too few players']);
  const choices = [{ category: 'ratings', channel: 'mail', on: true }];
  await server.as(player).put('/api/users/notificationPreferences', { choices });
  const signUps = [{ category: 'signUps', channel: 'mail', on: true }];
  await server.as(player).put('/api/users/notificationPreferences', { choices: signUps });
  await tell(server, player.id, 'afterMatchRating', { gameId });
  expect((await join(player, gameId)).status).toBe(200);
  await deliver();
  const subjects = await subjectsTo(server, player.email);
  expect(subjects.toSorted()).toEqual(['How was Woensdag?', 'Woensdag has too few players', 'You’re in: Woensdag']);
});
