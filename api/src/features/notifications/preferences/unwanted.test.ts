import type { MailKind } from '@rondo/phrases';
import { afterEach, describe, expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../../test/builders.ts';
import { aMailServer } from '../../../../test/mail-server.ts';
import { tell } from '../../../../test/notifications.ts';
import { aPushServer } from '../../../../test/push-server.ts';
import { noonIn } from '../../../../test/noon.ts';
import { useServer } from '../../../../test/server.ts';
import { webPushProvider } from '../../../providers/push/web-push.ts';
import { deliverNotifications } from '../deliver-notifications.ts';
import { unsubscribeToken } from '../mail/mail-topics.ts';
import { keepKeys } from '../push/push-queries.ts';
import { queueMails } from '../mail/queue-mails.ts';
import { sendMails } from '../mail/send-mails.ts';
import { sendPushes } from '../push/send-pushes.ts';

const server = useServer({ PUSH_LOOPBACK: '1' });
const open: { close(): void }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) one.close();
  await server.sql`delete from mail`;
});

async function mailServer() {
  const mail = await aMailServer();
  open.push(mail);
  return mail;
}

async function queue(player: Player, ...kinds: MailKind[]): Promise<void> {
  const params = { game: 'G', when: 'w', where: 'x', amount: '€ 5', friend: 'F', community: 'C', note: '' };
  const { id: userId, email: to } = player;
  const orders = kinds.map((kind) => ({
    to,
    userId,
    name: 'A',
    language: 'en',
    kind,
    params,
    link: 'https://rondo.test/',
  }));
  await queueMails(server.db, server.jobs, orders as Parameters<typeof queueMails>[2], server.clock.now());
}

const noon = (days = 2) => noonIn(days, server);

const post = (player: Player, topic: 'games' | 'all', undo = false) =>
  server.call('POST', `/api/unsubscribe/${unsubscribeToken(server.config.secretKey, player.id, topic)}`, {
    body: { undo },
  });
const choose = (player: Player, category: string, channel: string, on: boolean) =>
  server.as(player).put('/api/users/notificationPreferences', { choices: [{ category, channel, on }] });

async function unsent(player: Player): Promise<string[]> {
  const rows = await server.rows<{ category: string | null }>`
    select category from mail where user_id = ${player.id} and sent_at is null order by category`;
  return rows.map(({ category }) => category ?? 'none').toSorted();
}

async function mailChoices(player: Player): Promise<Record<string, boolean>> {
  const rows = await server.rows<{ category: string; is_on: boolean }>`
    select category, is_on from notification_choice where user_id = ${player.id} and channel = 'mail'`;
  return Object.fromEntries(rows.map(({ category, is_on }) => [category, is_on]));
}

describe('mails that wait', () => {
  test('go when their category is switched off; those of others, and those that always go, stay', async () => {
    const [player, other] = [await aPlayer(server), await aPlayer(server)];
    await queue(player, 'gameConfirmed', 'spotGivenUp', 'gameChanged', 'topUpPaid');
    await queue(other, 'gameConfirmed');
    await choose(player, 'games', 'mail', false);
    expect(await unsent(player)).toEqual(['changes', 'none', 'spots']);
    await post(player, 'all');
    expect(await unsent(player)).toEqual(['changes', 'none']);
    expect(await unsent(other)).toEqual(['games']);
  });

  test('in a digest that was not taken come out of it; the rest goes', async () => {
    const mail = await mailServer();
    const player = await aPlayer(server);
    await queue(player, 'gameConfirmed', 'spotGivenUp', 'handOverDeclined', 'communityApproved');
    mail.mood = 'busy';
    await sendMails(server.db, mail.provider, server.config, { at: noon() });
    mail.mood = 'well';
    await post(player, 'games');
    expect(await unsent(player)).toEqual(['communities', 'spots', 'spots']);
    await sendMails(server.db, mail.provider, server.config, { at: noon(3) });
    const [digest, ...more] = await mail.read();
    expect(more).toEqual([]);
    expect(digest?.subject).toBe('3 updates from Rondo');
    expect(digest?.text).not.toContain('G is on');
  });

  test('and were written while it was switched off are not sent', async () => {
    const mail = await mailServer();
    const player = await aPlayer(server);
    await queue(player, 'gameConfirmed');
    // Inserts as a transaction would that read the choice before it changed, and committed after that.
    await server.sql`
      insert into notification_choice (user_id, category, channel, is_on)
      values (${player.id}, 'games', 'mail', false)`;
    await sendMails(server.db, mail.provider, server.config, { at: noon() });
    expect(mail.taken).toEqual([]);
    expect(await unsent(player)).toEqual([]);
  });
});

describe('undoing', () => {
  test('brings back what the link ended, and nothing that was off before', async () => {
    const player = await aPlayer(server);
    await choose(player, 'games', 'mail', false);
    await choose(player, 'ratings', 'mail', true);
    const before = await mailChoices(player);
    await post(player, 'all');
    await post(player, 'all');
    expect(await mailChoices(player)).toEqual({
      games: false,
      reminders: false,
      spots: false,
      bookings: false,
      organising: false,
      ratings: false,
      communities: false,
      messages: false,
      wishes: false,
    });
    expect((await post(player, 'all', true)).body.data).toEqual({ category: 'all', subscribed: true });
    expect(await mailChoices(player)).toEqual(before);
    await post(player, 'all', true);
    expect(await mailChoices(player)).toEqual(before);
  });

  test('leaves alone what was chosen since', async () => {
    const player = await aPlayer(server);
    await post(player, 'all');
    await choose(player, 'spots', 'mail', false);
    await post(player, 'all', true);
    expect(await mailChoices(player)).toEqual({ spots: false });
  });

  test('of one category gives it to who had switched it off by hand', async () => {
    const player = await aPlayer(server);
    await choose(player, 'games', 'mail', false);
    expect((await post(player, 'games', true)).body.data).toEqual({ category: 'games', subscribed: true });
  });
});

describe('push messages that wait', () => {
  async function aListener() {
    const push = await aPushServer();
    open.push(push);
    const player = await aPlayer(server);
    const browser = push.subscribe();
    await server.sql`insert into quiet_hours (user_id) values (${player.id})`;
    await server.as(player).post('/api/users/pushSubscriptions', browser.subscription);
    return { player, browser };
  }
  const waiting = (player: Player) => server.value<number>`
    select count(*) as n from push_message m join push_subscription s on s.id = m.subscription_id
      where s.user_id = ${player.id}`;
  async function send() {
    const keys = await keepKeys(server.db, () => {
      throw new Error('there are keys');
    });
    await sendPushes(server.db, webPushProvider({ ...keys, subject: server.config.pushSubject }, true));
  }

  test('go with the switch', async () => {
    const { player, browser } = await aListener();
    await tell(server, player.id, 'matchConfirmed');
    await tell(server, player.id, 'communityApproved');
    await deliverNotifications(server);
    await choose(player, 'games', 'push', false);
    expect(await waiting(player)).toBe(1);
    await send();
    expect(browser.received.map(({ payload }) => payload.title)).toEqual([expect.stringMatching(/welcome/i)]);
  });

  test('are not sent of what was read meanwhile', async () => {
    const { player, browser } = await aListener();
    await tell(server, player.id, 'matchConfirmed');
    await deliverNotifications(server);
    await server.as(player).put('/api/users/notifications');
    await send();
    expect(browser.received).toEqual([]);
    expect(await waiting(player)).toBe(0);
  });
});
