import type { CallRequest, listSubscribers } from '@rondo/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import { type ConsolePage, findConsolePage } from '../../../platform/pagination.ts';

type Search = CallRequest<typeof listSubscribers>['query'];

export interface SubscriberRow {
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

const orders: Record<Search['sort'], ReturnType<typeof sql>> = {
  email: sql`email`,
  newest: sql`since desc, email`,
};

const matching = (query: string) => {
  const words = query.trim().toLowerCase();
  return words ? sql`strpos(n.email, ${words}) > 0` : sql`true`;
};

export async function findSubscribers(
  db: Database,
  { query, sort, page }: Search,
): Promise<ConsolePage<SubscriberRow> & { total: number }> {
  const [found, { rows }] = await Promise.all([
    findConsolePage(db, sql<SubscriberRow>`${subscribers} and ${matching(query)}`, orders[sort], page),
    sql<{ total: number }>`select count(*) as total from (${subscribers}) all_of_them`.execute(db),
  ]);
  return { ...found, total: rows[0]?.total ?? 0 };
}

/** How many are read at a time for a file, so that others are served in between. */
const batch = 10_000;

/** All of them, by address: the file has to be whole. */
export async function findAllSubscribers(db: Database, query: string): Promise<SubscriberRow[]> {
  const all: SubscriberRow[] = [];
  for (;;) {
    const { rows } = await sql<SubscriberRow>`
      ${subscribers} and ${matching(query)} and n.email > ${all.at(-1)?.email ?? ''} order by email limit ${batch}`.execute(
      db,
    );
    all.push(...rows);
    if (rows.length < batch) return all;
  }
}
