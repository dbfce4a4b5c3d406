import { sql } from 'kysely';
import type { Rows } from '../../platform/schema.ts';

export interface ReaderRow extends Pick<Rows['newsletter_delivery'], 'email' | 'user_id' | 'language'> {
  state: 'subscribed' | 'unsubscribed' | 'bounced';
  since: string;
  by: 'account' | 'form' | 'file';
}

const wants = sql`u.newsletter_consent and u.confirmed_at is not null and u.deleted_at is null and u.banned_at is null`;

/** Whether mails come back from the address for good, or one was reported as spam, and its owner hasn't confirmed it since. */
const isReturned = sql`(exists (select from mail_suppression m where m.email = n.email and m.until is null)
  or exists (select from newsletter_delivery d where d.email = n.email and d.state = 'bounced'))`;

/**
 * Addresses that are or were on the list, each once: added by an account's settings, by the form in the footer, or by a file. A banned person gets no
 * newsletter, however they asked for it.
 */
export const readers = sql<ReaderRow>`
  select n.email, n.user_id, n.language, n.since, n.by,
    case when n.has_left then 'unsubscribed' when ${isReturned} then 'bounced' else 'subscribed' end as state
  from (
    select u.email, u.id as user_id, u.language, u.confirmed_at as since, 'account' as by, false as has_left
    from app_user u where ${wants}
    union all
    select s.email, null, s.language, coalesce(s.unsubscribed_at, s.created_at), s.source, s.unsubscribed_at is not null
    from newsletter_subscription s where not exists (
      select from app_user u where u.email = s.email and u.deleted_at is null and (u.banned_at is not null or ${wants}))) n`;

/** The {@link readers} who get a newsletter now: addresses that the mail server refuses at the moment are left out. */
export const receivers = sql<ReaderRow>`
  select r.* from (${readers}) r where r.state = 'subscribed' and not exists (
    select from mail_suppression m where m.email = r.email and m.until > now())`;
