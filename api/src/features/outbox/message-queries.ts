import type { messageChannels } from '@rondo/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

export type Channel = (typeof messageChannels)[number];

export interface MessageRow {
  channel: Channel;
  id: string;
  address: string;
  subject: string;
  user_id: string | null;
  /** The category of a mail. */
  category: string | null;
  /** The kind of a push, while its notification exists. */
  kind: Rows['notification']['kind'] | null;
  created_at: string;
  attempts: number;
  last_error: string | null;
  failed_at: string | null;
  next_attempt_at: string;
  is_address_gone: boolean;
  /** Whether an admin holds it, so that it is never due. */
  is_held: boolean;
  /** When sending was given up, or is tried next. */
  at: string;
}

export type Condition = ReturnType<typeof sql>;

/** Mails and pushes that were not sent; mails within a digest belong to the digest. */
export const unsentMessages = (ofMail: Condition, ofPush: Condition) => sql<MessageRow>`
  select m.* from (
    select 'mail' as channel, m.id, m.recipient as address, m.subject, m.user_id, m.category, null::text as kind,
      m.queued_at as created_at, m.attempts, m.last_error, m.failed_at, m.next_attempt_at,
      exists (select from mail_suppression s where s.email = m.recipient and s.until is null) as is_address_gone,
      m.next_attempt_at = 'infinity' as is_held,
      coalesce(m.failed_at, m.next_attempt_at) as at
    from mail m where m.sent_at is null and m.digest_id is null and ${ofMail}
    union all
    select 'push', p.id, u.email, p.payload ->> 'title', s.user_id, null,
      (select n.kind from notification n where n.id = case
        when p.payload ->> 'tag' ~ '^[0-9a-f-]{36}$' then (p.payload ->> 'tag')::uuid end),
      p.created_at, p.attempts, p.last_error, null, p.next_attempt_at, false, false, p.next_attempt_at
    from push_message p join push_subscription s on s.id = p.subscription_id join app_user u on u.id = s.user_id
    where p.expires_at > now() and ${ofPush}) m`;

export interface WholeMessageRow extends MessageRow {
  name: string | null;
}

/** null if the message has been sent, or no longer exists. */
export async function findMessage(db: Database, channel: Channel, id: string): Promise<WholeMessageRow | null> {
  const only = (one: Channel, condition: Condition) => (one === channel ? condition : sql`false`);
  const { rows } = await sql<WholeMessageRow>`
    select w.*, u.name from (
      ${unsentMessages(only('mail', sql`m.id = ${id}`), only('push', sql`p.id = ${id}`))}) w
    left join app_user u on u.id = w.user_id`.execute(db);
  return rows[0] ?? null;
}
