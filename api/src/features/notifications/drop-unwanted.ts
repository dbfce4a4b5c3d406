import { notificationKindNames, notificationKinds } from '@rondo/rules/notification-kinds';
import { goesAlways, type NotificationChannel, notificationCategoryNames } from '@rondo/rules/notifications';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db.ts';

/** An arbitrary number; its lock makes decisions about sending, folding and dropping mails come one at a time. */
const outboxLock = 740_017;

/** Locks the outbox until the transaction ends, so that nobody else claims, folds or drops mails meanwhile. */
export async function lockOutbox(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${outboxLock})`.execute(trx);
}

const always = notificationCategoryNames.filter((name) => goesAlways(name, 'mail'));

/** Whether the mail's receiver has switched its category off since it was written. */
const isUnwanted = (mail: 'm' | 'part') => sql`${sql.ref(`${mail}.category`)} <> all(${always}) and exists (
  select from notification_choice c
  where c.user_id = m.user_id and c.category = ${sql.ref(`${mail}.category`)} and c.channel = 'mail' and not c.is_on)`;

const isUnsent = sql`m.sent_at is null and m.failed_at is null and m.digest_id is null`;

/** For {@link dropUnwantedMails}: all mails of everybody who has a due mail. */
export const ofThoseDue = (now: Date) => sql`m.user_id in (
  select d.user_id from mail d
  where d.sent_at is null and d.failed_at is null and d.digest_id is null and d.next_attempt_at <= ${now})`;

/**
 * Removes unsent mails of categories that their receivers have switched off. A digest with such a mail is split up, and the others wait again to be
 * combined; one that is being sent right now stays as it is. The caller has locked the outbox.
 * @param which the condition that selects mails `m`
 */
export async function dropUnwantedMails(trx: Transaction, which: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct m.id from mail m join mail part on part.digest_id = m.id
    where m.category = 'all' and ${isUnsent} and ${which} and (m.attempts = 0 or m.last_error is not null)
      and ${isUnwanted('part')}`.execute(trx);
  const digests = rows.map(({ id }) => id);
  if (digests.length > 0) {
    await sql`update mail set digest_id = null where digest_id = any(${digests}::uuid[])`.execute(trx);
    await sql`delete from mail where id = any(${digests}::uuid[])`.execute(trx);
  }
  await sql`delete from mail m where ${isUnsent} and ${which} and ${isUnwanted('m')}`.execute(trx);
}

/** Removes due newsletters to addresses that have left the list since they were written, in any way. The caller has locked the outbox. */
export async function dropLeftNewsletters(trx: Transaction, now: Date): Promise<void> {
  await sql`
    delete from mail m using newsletter_delivery d
    where d.id = m.id and ${isUnsent} and m.next_attempt_at <= ${now}
      and not exists (select from app_user u where u.id = m.user_id and u.newsletter_consent)
      and not exists (
        select from newsletter_subscription s where s.email = m.recipient and s.unsubscribed_at is null)`.execute(trx);
}

const reminders = notificationKindNames.filter((kind) => notificationKinds[kind] === 'reminders');
const categoryOfKind = JSON.stringify(notificationKinds);

/**
 * Removes push messages that have been read or switched off since they were created, and reminders that no longer apply to the game or
 * the player.
 * @param userId for one person; null for all that are due
 */
export async function dropUnwantedPushes(db: Database, userId: string | null): Promise<void> {
  await sql`
    delete from push_message p using push_subscription s
    where s.id = p.subscription_id and ${userId === null ? sql`p.next_attempt_at <= now()` : sql`s.user_id = ${userId}`}
      and exists (
        select from notification n where n.id::text = p.payload ->> 'tag' and n.user_id = s.user_id and (
          n.status <> 'unread' or n.kind = any(${reminders}) and not exists (
            select from registration r join game g on g.id = r.game_id
            where r.game_id = n.game_id and r.user_id = n.user_id and r.status = 'active' and g.status = 'confirmed'
              and g.starts_at = (n.params ->> 'gameDate')::timestamptz)
          or exists (
            select from notification_choice c
            where c.user_id = n.user_id and c.category = ${categoryOfKind}::jsonb ->> n.kind and c.channel = 'push'
              and not c.is_on)))`.execute(db);
}

/** Drops what waits for a person, of categories that they have just switched off on the channel. */
export const dropUnwanted: Record<NotificationChannel, (trx: Transaction, userId: string) => Promise<void>> = {
  // A notification is in the app as soon as it is written.
  app: async () => undefined,
  mail: async (trx, userId) => {
    await lockOutbox(trx);
    await dropUnwantedMails(trx, sql`m.user_id = ${userId}`);
  },
  push: dropUnwantedPushes,
};
