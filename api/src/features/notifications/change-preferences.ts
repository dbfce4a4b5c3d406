import type { CallRequest, changeNotificationPreferences, MailTopic } from '@rondo/contract';
import { goesAlways, isWanted, noticeCategoryNames, type QuietHours } from '@rondo/rules/notices';
import { type Database, inTransaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { readUnsubscribeToken } from './mail-topics.ts';
import {
  type Choice,
  findPreferences,
  type PreferencesRow,
  saveChoices,
  saveNewsletter,
  saveQuietHours,
} from './preferences-queries.ts';

/**
 * Carries over what a person chose on the settings page.
 * @throws Refused `notice_goes_always` for switching off what always goes
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
    if (quietHours !== undefined) await saveQuietHours(trx, userId, quietHours && minutesOf(quietHours));
    if (newsletter !== undefined) await saveNewsletter(trx, userId, newsletter);
  });
}

function minutesOf({ from, until }: { from: string; until: string }): QuietHours {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return { from: minutes(from), until: minutes(until) };
}

/**
 * What a mailed link ends, and whether those mails still come.
 * @throws Refused `unsubscribe_invalid` also for an account that is no more
 */
export async function readTopic(
  db: Database,
  secret: string,
  token: string,
): Promise<{ category: MailTopic; subscribed: boolean }> {
  const { userId, topic } = openToken(secret, token);
  const row = await findPreferences(db, userId);
  if (!row) throw new Refused('unsubscribe_invalid');
  return { category: topic, subscribed: isSubscribed(row, topic) };
}

/** Ends the mails of a link, or brings them back. Harmless twice, and for an account that is no more. */
export async function switchTopic(db: Database, secret: string, token: string, on: boolean): Promise<void> {
  const { userId, topic } = openToken(secret, token);
  if (!(await findPreferences(db, userId))) throw new Refused('unsubscribe_invalid');
  await inTransaction(db, async (trx) => {
    if (topic === 'newsletter') return saveNewsletter(trx, userId, on);
    return saveChoices(
      trx,
      userId,
      categoriesOf(topic).map((category): Choice => ({ category, channel: 'mail', on })),
    );
  });
}

function openToken(secret: string, token: string): { userId: string; topic: MailTopic } {
  const opened = readUnsubscribeToken(secret, token);
  if (!opened) throw new Refused('unsubscribe_invalid');
  return opened;
}

function categoriesOf(topic: Exclude<MailTopic, 'newsletter'>) {
  return topic === 'all' ? noticeCategoryNames.filter((name) => !goesAlways(name, 'mail')) : [topic];
}

function isSubscribed({ choices, newsletter }: PreferencesRow, topic: MailTopic): boolean {
  if (topic === 'newsletter') return newsletter;
  const chosen = new Map(
    choices.flatMap(({ category, channel, is_on }) => (channel === 'mail' ? [[category, is_on]] : [])),
  );
  return categoriesOf(topic).some((category) => isWanted(category, 'mail', chosen.get(category)));
}
