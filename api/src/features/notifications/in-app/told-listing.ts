import { type CallResponse, listTold, toldFile } from '@rondo/contract';
import { type ToldChannel, toldChannels } from '@rondo/rules/message-channels';
import { type RawBuilder, sql } from 'kysely';
import { writeAction } from '../../../platform/admins/admin-command.ts';
import { listing } from '../../../platform/admins/console-list.ts';
import { findPersonId } from '../../../platform/people/find-person-id.ts';
import { notificationText } from './notification-text.ts';
import { type NotificationRow, notificationsWhere } from './queries.ts';

type Told = CallResponse<typeof listTold>['data']['told'][number];

interface ToldRow {
  id: string;
  channel: ToldChannel;
  state: Told['state'];
  at: string;
  /** The subject of a mail; null for a notification. */
  subject: string | null;
  recipient: string | null;
  last_error: string | null;
  is_gone: boolean;
  /** null for a mail. */
  notice: NotificationRow | null;
}

/**
 * Mails to a person, also at an earlier address, and mails that name no account, such as the link that sets a password; mails within a digest count
 * as the digest. Without an account, for example before a sign-up is confirmed, all mails to the address.
 */
const mailsTo = (id: string | null, address: string) => sql`
  select m.id, 'mail' as channel, case when m.sent_at is not null then 'sent' when m.next_attempt_at = 'infinity' then 'held' when m.failed_at is not null then 'failed'
      when m.last_error is not null then 'retried' else 'waiting' end as state,
    m.created_at as at, m.subject, m.recipient, m.last_error,
    exists (select from mail_suppression s where s.email = m.recipient and s.until is null) as is_gone, null::jsonb as notice
  from mail m where m.digest_id is null and (m.user_id = ${id}
    or m.user_id is null and m.recipient = coalesce((select u.email from app_user u where u.id = ${id}), ${address})
      and m.created_at >= coalesce((select u.created_at from app_user u where u.id = ${id}), '-infinity'))`;

const noticesOf = (id: string | null) => sql`
  select n.id, 'app' as channel, n.status as state, n.created_at as at, null as subject, null as recipient, null as last_error, false as is_gone,
    to_jsonb(n) as notice
  from (${notificationsWhere(sql`n.user_id = ${id} and n.in_app`)}) n`;

const toldOn: Record<ToldChannel, (id: string | null, address: string) => RawBuilder<unknown>> = {
  mail: mailsTo,
  app: noticesOf,
};

/**
 * What the named person, or an address without an account, was told; nothing until somebody is named. Listing it is logged like a look at a person.
 */
export const toldList = listing({
  list: listTold,
  file: toldFile,
  rows: async ({ query, channel }, db) => {
    const id = await findPersonId(db, query);
    const channels = toldChannels.filter((one) => channel === undefined || one === channel);
    const parts = channels.map((one) => toldOn[one](id, query.trim().toLowerCase()));
    return sql<ToldRow>`select t.* from (${sql.join(parts, sql` union all `)}) t`;
  },
  orders: { newest: sql`at desc, id`, oldest: sql`at, id` },
  present: presentTold,
  look: async (db, request) => {
    const id = await findPersonId(db, request.query.query);
    if (request.query.query !== '')
      await writeAction(db, request, { action: 'told.look', subject: { kind: 'user', id } });
  },
});

/** Shown in the words in which they were told. */
function presentTold({ id, channel, state, at, subject, recipient, last_error, is_gone, notice }: ToldRow): Told {
  return {
    _id: id,
    subject: subject ?? (notice ? notificationText(notice, notice.language).title : ''),
    channel,
    state,
    to: recipient,
    lastError: last_error,
    isAddressGone: is_gone,
    at,
  };
}
