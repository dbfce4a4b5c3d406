import { listSubscribers, subscribersFile } from '@rondo/contract';
import { sql } from 'kysely';
import { listing } from '../../../platform/admins/console-list.ts';
import { countRows } from '../../../platform/calls/pagination.ts';

interface SubscriberRow {
  email: string;
  since: string;
  by: 'account' | 'form';
}

/**
 * Addresses that were confirmed and are on the list, each once: by the settings of an account, or by the form in the footer. Not those
 * that mails come back from for good, or that reported one as spam.
 */
const subscribers = sql<SubscriberRow>`
  select n.email, n.since, n.by from (
    select u.email, u.confirmed_at as since, 'account' as by from app_user u
    where u.newsletter_consent and u.confirmed_at is not null and u.deleted_at is null
    union all
    select s.email, s.created_at, 'form' from newsletter_subscription s
    where s.unsubscribed_at is null and not exists (
      select from app_user u
      where u.email = s.email and u.newsletter_consent and u.confirmed_at is not null and u.deleted_at is null)) n
  where not exists (select from mail_suppression m where m.email = n.email and m.until is null)`;

export const subscriberList = listing({
  list: listSubscribers,
  file: subscribersFile,
  rows: ({ query }) => {
    const words = query.trim().toLowerCase();
    return sql<SubscriberRow>`${subscribers} and ${words ? sql`strpos(n.email, ${words}) > 0` : sql`true`}`;
  },
  orders: { email: sql`email`, newest: sql`since desc, email` },
  present: ({ email, since, by }) => ({ email, since, by }),
  more: async (db) => ({ total: await countRows(db, subscribers) }),
});
