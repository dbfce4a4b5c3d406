import type { CallRequest, changeNotificationPreferences, MailTopic } from '@rondo/contract';
import {
  goesAlways,
  isWanted,
  notificationCategories,
  type NotificationCategory,
  notificationCategoryNames,
  notificationChannels,
  type QuietHours,
} from '@rondo/rules/notifications';
import { type Database, inTransaction } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import { dropUnwanted } from '../drop-unwanted.ts';
import { type MailLink, readUnsubscribeToken } from '../mail/mail-topics.ts';
import {
  bringBackMails,
  endMails,
  findPreferences,
  isOnList,
  type PreferencesRow,
  saveChoices,
  saveNewsletter,
  saveQuietHours,
  switchAddress,
} from './preferences-queries.ts';
import type { Secret } from '../../../platform/sessions/tokens.ts';

/**
 * Saves a person's choices on the settings page.
 * @throws Refused `notice_goes_always` for switching off a category that is always sent
 */
export async function changePreferences(
  db: Database,
  userId: string,
  { choices, quietHours, newsletter }: CallRequest<typeof changeNotificationPreferences>['body'],
): Promise<void> {
  if (choices.some(({ category, channel, on }) => !on && goesAlways(category, channel)))
    throw new Refused('notice_goes_always');
  await inTransaction(db, async (trx) => {
    await saveChoices(trx, userId, choices);
    for (const channel of notificationChannels)
      if (choices.some((choice) => choice.channel === channel && !choice.on)) await dropUnwanted[channel](trx, userId);
    if (quietHours !== undefined) await saveQuietHours(trx, userId, quietHours && minutesOf(quietHours));
    if (newsletter !== undefined) await saveNewsletter(trx, userId, newsletter);
  });
}

function minutesOf({ from, until }: { from: string; until: string }): QuietHours {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return { from: minutes(from), until: minutes(until) };
}

/**
 * The mails that a mailed link ends, and whether they are still on.
 * @throws Refused `unsubscribe_invalid`, also if the account is deleted
 */
export async function readTopic(
  db: Database,
  secret: Secret,
  token: string,
): Promise<{ category: MailTopic; subscribed: boolean }> {
  const link = openToken(secret, token);
  if ('addressHash' in link) {
    const subscribed = await isOnList(db, link.addressHash);
    if (subscribed === null) throw new Refused('unsubscribe_invalid');
    return { category: 'newsletter', subscribed };
  }
  const { userId, topic } = link;
  const row = await findPreferences(db, userId);
  if (!row) throw new Refused('unsubscribe_invalid');
  return { category: topic, subscribed: isSubscribed(row, topic) };
}

/**
 * Switches the mails of a link off, including waiting ones, or back on. Repeating it does no harm.
 * @throws Refused `unsubscribe_invalid`, also if the account is deleted
 */
export async function switchTopic(db: Database, secret: Secret, token: string, on: boolean): Promise<void> {
  const link = openToken(secret, token);
  if ('addressHash' in link) {
    if ((await isOnList(db, link.addressHash)) === null) throw new Refused('unsubscribe_invalid');
    return inTransaction(db, (trx) => switchAddress(trx, link.addressHash, on));
  }
  const { userId, topic } = link;
  if (!(await findPreferences(db, userId))) throw new Refused('unsubscribe_invalid');
  await inTransaction(db, async (trx) => {
    if (topic === 'newsletter') return saveNewsletter(trx, userId, on);
    if (!on) {
      const byDefault = (category: NotificationCategory) => notificationCategories[category].defaults.mail;
      const categories = categoriesOf(topic).map((category) => ({ category, byDefault: byDefault(category) }));
      await endMails(trx, userId, topic, categories);
      return dropUnwanted.mail(trx, userId);
    }
    // Switching on a single category means exactly that; for all categories, nobody knows which ones are wanted.
    if (!(await bringBackMails(trx, userId, topic)) && topic !== 'all')
      await saveChoices(trx, userId, [{ category: topic, channel: 'mail', on: true }]);
  });
}

function openToken(secret: Secret, token: string): MailLink {
  const opened = readUnsubscribeToken(secret, token);
  if (!opened) throw new Refused('unsubscribe_invalid');
  return opened;
}

function categoriesOf(topic: Exclude<MailTopic, 'newsletter'>) {
  return topic === 'all' ? notificationCategoryNames.filter((name) => !goesAlways(name, 'mail')) : [topic];
}

function isSubscribed({ choices, newsletter }: PreferencesRow, topic: MailTopic): boolean {
  if (topic === 'newsletter') return newsletter;
  const chosen = new Map(
    choices.flatMap(({ category, channel, is_on }) => (channel === 'mail' ? [[category, is_on]] : [])),
  );
  return categoriesOf(topic).some((category) => isWanted(category, 'mail', chosen.get(category)));
}
