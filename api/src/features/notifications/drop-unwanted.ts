import { goesAlways, noticeCategoryNames, noticeKinds } from '@rondo/rules/notices';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db.ts';

/** Any number; what goes alone, what together and what not at all is decided by one after the other. */
const outboxLock = 740_017;

/** Held until the transaction ends: nobody else claims, folds or drops mails meanwhile. */
export async function lockOutbox(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${outboxLock})`.execute(trx);
}

const always = noticeCategoryNames.filter((name) => goesAlways(name, 'mail'));

/** The receiver of a mail has switched its category off since it was written. */
const isUnwanted = (mail: 'm' | 'part') => sql`${sql.ref(`${mail}.category`)} <> all(${always}) and exists (
  select from notification_choice c
  where c.user_id = m.user_id and c.category = ${sql.ref(`${mail}.category`)} and c.channel = 'mail' and not c.is_on)`;

const isUnsent = sql`m.sent_at is null and m.failed_at is null and m.digest_id is null`;

/** Of {@link dropUnwantedMails}: the mails of one person. */
export const ofUser = (userId: string) => sql`m.user_id = ${userId}`;

/** Of {@link dropUnwantedMails}: all that those have who have a due one. */
export const ofThoseDue = (now: Date) => sql`m.user_id in (
  select d.user_id from mail d
  where d.sent_at is null and d.failed_at is null and d.digest_id is null and d.next_attempt_at <= ${now})`;

/**
 * Removes the unsent mails of categories that their receivers have switched off. A digest with such a part comes apart, and
 * the others wait for each other anew; one that is being sent at this moment stays as it is. The outbox is locked.
 * @param which of the mails `m`
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

const categoryOfKind = JSON.stringify(noticeKinds);

/**
 * Removes push messages of what has been read, or switched off, since they were made.
 * @param userId of one person; null: of all that are due
 */
export async function dropUnwantedPushes(db: Database, userId: string | null): Promise<void> {
  await sql`
    delete from push_message p using push_subscription s
    where s.id = p.subscription_id and ${userId === null ? sql`p.next_attempt_at <= now()` : sql`s.user_id = ${userId}`}
      and exists (
        select from notification n where n.id::text = p.payload ->> 'tag' and n.user_id = s.user_id and (
          n.status <> 'unread' or exists (
            select from notification_choice c
            where c.user_id = n.user_id and c.category = ${categoryOfKind}::jsonb ->> n.kind and c.channel = 'push'
              and not c.is_on)))`.execute(db);
}
