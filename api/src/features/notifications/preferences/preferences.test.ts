import type { NotificationPreferences } from '@rondo/contract';
import { notificationCategoryNames, notificationChannels } from '@rondo/rules/notifications';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../../test/builders.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { subjectsTo } from '../../../../test/mails.ts';
import { tell } from '../../../../test/notifications.ts';
import { refuses, useServer } from '../../../../test/server.ts';
import { unsubscribeToken } from '../mail/mail-topics.ts';
import { queueMails } from '../mail/queue-mails.ts';

const server = useServer();
const { join } = joiningCalls(server);
const path = '/api/users/notificationPreferences';

async function choose(player: Player, body: object): Promise<NotificationPreferences> {
  const answer = await server.as(player).put(path, body);
  expect(answer.status).toBe(200);
  return answer.body.data as NotificationPreferences;
}

const off = (category: string, channel: string) => ({ choices: [{ category, channel, on: false }] });

describe('what a person chose', () => {
  test('defaults, then what was chosen, the last of equal choices', async () => {
    const player = await aPlayer(server);
    const { body } = await server.as(player).get(path);
    const before = body.data as NotificationPreferences;
    expect(before).toMatchObject({
      quietHours: { from: '22:00', until: '08:00' },
      newsletter: false,
      push: { key: expect.stringMatching(/^[\w-]{87}$/), browsers: 0 },
    });
    expect(before.categories.find(({ category }) => category === 'games')).toEqual({
      category: 'games',
      app: true,
      mail: true,
      push: true,
      always: [],
    });
    const twice = [true, false].map((on) => ({ category: 'games', channel: 'mail', on }));
    const after = await choose(player, {
      choices: twice,
      quietHours: { from: '23:30', until: '07:05' },
      newsletter: true,
    });
    expect(after).toMatchObject({ quietHours: { from: '23:30', until: '07:05' }, newsletter: true });
    expect(after.categories.find(({ category }) => category === 'games')).toMatchObject({ app: true, mail: false });
    expect(await choose(player, { quietHours: null })).toMatchObject({ quietHours: null, newsletter: true });
  });

  test('every category can be chosen on every channel', async () => {
    const player = await aPlayer(server);
    const choices = notificationCategoryNames.flatMap((category) =>
      notificationChannels.map((channel) => ({ category, channel, on: true })),
    );
    const { categories } = await choose(player, { choices });
    expect(categories.every(({ app, mail, push }) => app && mail && push)).toBe(true);
  });

  test.each([
    [off('money', 'mail'), 'notice_goes_always'],
    [off('offers', 'app'), 'notice_goes_always'],
    [off('weather', 'mail'), 'invalid_input'],
    [{ quietHours: { from: '24:00', until: '08:00' } }, 'invalid_input'],
    [{ quietHours: { from: '08:00', until: '08:00' } }, 'invalid_input'],
  ])('%o is refused: %s', async (body, code) => {
    const player = await aPlayer(server);
    expect((await server.as(player).put(path, body)).body.code).toBe(code);
  });
});

test('300 changes an hour', async () => {
  const player = await aPlayer(server);
  await server.sql`
    insert into rate_limit (subject, window_start, attempts)
    values (${`preferences:${player.id}`}, date_bin('1 hour', now(), timestamptz '2000-01-01'), 300)`;
  expect((await server.as(player).put(path, off('games', 'mail'))).status).toBe(429);
});

describe('is respected', () => {
  test('a category that is off in the app is neither listed nor counted, also behind the door', async () => {
    const player = await aPlayer(server);
    await choose(player, off('signUps', 'app'));
    const gameId = await aGame(server);
    expect((await join(player, gameId)).status).toBe(200);
    await tell(server, player.id, 'signedUp');
    await tell(server, player.id, 'topUpConfirmed', { params: { amount: 5 } });
    const { body } = await server.as(player).get('/api/users/notifications');
    expect(body).toMatchObject({ data: [{ type: 'topUpConfirmed' }], unread: 1, pagination: { totalCount: 1 } });
  });

  test('a mail that is off is not written; one that always goes is', async () => {
    const player = await aPlayer(server);
    await choose(player, off('games', 'mail'));
    const order = {
      to: player.email,
      userId: player.id,
      name: 'A',
      language: 'en',
      link: 'https://rondo.test/',
    } as const;
    const now = server.clock.now();
    const params = { game: 'G', when: 'w', where: 'x', amount: '€1' };
    await queueMails(
      server.db,
      server.jobs,
      (['gameConfirmed', 'topUpPaid', 'spotGivenUp', 'signedUp'] as const).map((kind) => ({ ...order, kind, params })),
      now,
    );
    const subjects = await subjectsTo(server, player.email);
    expect(subjects.sort()).toEqual(['Your spot in G is gone', '€1 added to your wallet']);
  });
});

describe('unsubscribing without a login', () => {
  const tokenFor = (player: Player, topic: 'games' | 'all' | 'newsletter' | 'money') =>
    unsubscribeToken(server.config.secretKey, player.id, topic);

  test('a look changes nothing; pressing ends it, twice is harmless, undo brings it back', async () => {
    const player = await aPlayer(server);
    const at = `/api/unsubscribe/${tokenFor(player, 'games')}`;
    const subscribed = async () => (await server.call('GET', at)).body.data;
    expect(await subscribed()).toEqual({ category: 'games', subscribed: true });
    expect(await subscribed()).toEqual({ category: 'games', subscribed: true });
    for (let n = 0; n < 2; n += 1)
      expect((await server.call('POST', at, { body: {} })).body.data).toEqual({ category: 'games', subscribed: false });
    const back = await server.call('POST', at, { body: { undo: true } });
    expect(back.body.data).toEqual({ category: 'games', subscribed: true });
  });

  test('one click of a mail program (RFC 8058), with no cookie and no JSON', async () => {
    const player = await aPlayer(server);
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `/unsubscribe/${tokenFor(player, 'all')}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(statusCode).toBe(200);
    const { body } = await server.as(player).get(path);
    const { categories } = body.data as NotificationPreferences;
    expect(categories.filter(({ mail }) => mail).map(({ category }) => category)).toEqual([
      'offers',
      'changes',
      'money',
    ]);
    expect(categories.every(({ app }) => app)).toBe(true);
  });

  test('the newsletter', async () => {
    const player = await aPlayer(server);
    await choose(player, { newsletter: true });
    await server.sql`
      insert into newsletter_subscription (email, address_hash) values (${player.email}, sha256(${player.email}::text::bytea))`;
    await server.call('POST', `/api/unsubscribe/${tokenFor(player, 'newsletter')}`, { body: {} });
    const { body } = await server.as(player).get(path);
    expect(body.data).toMatchObject({ newsletter: false });
  });

  test('tokens of others, of mails that always go, made up, and of an account that is no more', async () => {
    const [player, other] = [await aPlayer(server), await aPlayer(server)];
    const good = tokenFor(player, 'games');
    const [, , signature] = good.split('.');
    const bad = [
      `${other.id}.games.${signature}`,
      `${player.id}.all.${signature}`,
      tokenFor(player, 'money'),
      'x',
      'a.b.c',
    ];
    for (const token of bad)
      await refuses(server.call('POST', `/api/unsubscribe/${token}`, { body: {} }), 'unsubscribe_invalid', {
        status: 404,
      });
    await server.sql`update app_user set deleted_at = app_now() where id = ${player.id}`;
    expect((await server.call('POST', `/api/unsubscribe/${good}`, { body: {} })).status).toBe(404);
    const choices =
      await server.value<number>`select count(*) as n from notification_choice where user_id = ${player.id}`;
    expect(choices).toBe(0);
  });
});
