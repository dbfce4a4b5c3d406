import { type SentChannel, sentChannels } from '@rondo/rules/message-channels';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

export interface MessageRow {
  channel: SentChannel;
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

/** The messages of each channel that were not sent; mails within a digest belong to the digest. */
const unsent: Record<SentChannel, (of: Condition) => Condition> = {
  mail: (of) => sql`
    select 'mail' as channel, m.id, m.recipient as address, m.subject, m.user_id, m.category, null::text as kind,
      m.queued_at as created_at, m.attempts, m.last_error, m.failed_at, m.next_attempt_at,
      exists (select from mail_suppression s where s.email = m.recipient and s.until is null) as is_address_gone,
      m.next_attempt_at = 'infinity' as is_held,
      coalesce(m.failed_at, m.next_attempt_at) as at
    from mail m where m.sent_at is null and m.digest_id is null and ${of}`,
  push: (of) => sql`
    select 'push' as channel, p.id, u.email as address, p.payload ->> 'title' as subject, s.user_id, null::text as category,
      (select n.kind from notification n where n.id = case
        when p.payload ->> 'tag' ~ '^[0-9a-f-]{36}$' then (p.payload ->> 'tag')::uuid end) as kind,
      p.created_at, p.attempts, p.last_error, null::timestamptz as failed_at, p.next_attempt_at,
      false as is_address_gone, false as is_held, p.next_attempt_at as at
    from push_message p join push_subscription s on s.id = p.subscription_id join app_user u on u.id = s.user_id
    where p.expires_at > now() and ${of}`,
};

/** Messages that were not sent. @param which the condition that selects those of a channel: mails `m`, pushes `p` to people `u` */
export const unsentMessages = (which: (channel: SentChannel) => Condition) => sql<MessageRow>`
  select m.* from (${sql.join(
    sentChannels.map((channel) => unsent[channel](which(channel))),
    sql` union all `,
  )}) m`;

export interface WholeMessageRow extends MessageRow {
  name: string | null;
}

const named: Record<SentChannel, (id: string) => Condition> = {
  mail: (id) => sql`m.id = ${id}`,
  push: (id) => sql`p.id = ${id}`,
};

/** null if the message has been sent, or no longer exists. */
export async function findMessage(db: Database, channel: SentChannel, id: string): Promise<WholeMessageRow | null> {
  const { rows } = await sql<WholeMessageRow>`
    select w.*, u.name from (${unsent[channel](named[channel](id))}) w
    left join app_user u on u.id = w.user_id`.execute(db);
  return rows[0] ?? null;
}
