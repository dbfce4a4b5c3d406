import type { ErrorCode } from '@rondo/contract';
import { heldChannels, type SentChannel } from '@rondo/rules/message-channels';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { lockOutbox } from '../notifications/drop-unwanted.ts';
import { liftSuppression } from '../notifications/mail/suppress-mails.ts';

interface Message {
  channel: SentChannel;
  _id: string;
}

/** What an act does with one message, and what the log keeps of it. */
interface Act {
  action: 'message.send_again' | 'message.hold' | 'message.throw_away';
  reason?: string;
  do: (trx: Transaction, message: Message) => Promise<{ before: object; after?: object }>;
}

/** If one of several messages is refused with these codes, it stays as it is. */
const leaving = new Set<ErrorCode>(['message_not_found', 'message_not_failed', 'address_gone']);

/**
 * Does the same with several messages: each in its own transaction and log entry, so that a message that is refused holds up no other.
 * @throws Refused the message's refusal, if only one is named
 */
async function actOn(
  context: { db: Database },
  { idempotencyKey, ...call }: AdminCall,
  messages: readonly Message[],
  { action, reason, do: act }: Act,
): Promise<{ done: number; left: number }> {
  let done = 0;
  for (const message of messages) {
    const { channel, _id: id } = message;
    const key = idempotencyKey && { ...idempotencyKey, key: `${idempotencyKey.key} ${channel} ${id}` };
    const command = { action, subject: { kind: 'message', id }, reason };
    try {
      await adminCommand(context, { ...call, idempotencyKey: key }, command, async (trx) => {
        const { before, after } = await act(trx, message);
        return { answer: true, before: { channel, ...before }, after: after && { channel, ...after } };
      });
      done += 1;
    } catch (error) {
      if (messages.length === 1 || !(error instanceof Refused) || !leaving.has(error.code)) throw error;
    }
  }
  return { done, left: messages.length - done };
}

/**
 * Sends messages that failed, or that an admin held, again.
 * @throws Refused `message_not_found`, `message_not_failed` or `address_gone` if only one is named
 */
export const sendAgain = (context: { db: Database; jobs: Jobs }, call: AdminCall, messages: readonly Message[]) =>
  actOn(context, call, messages, {
    action: 'message.send_again',
    do: async (trx, { channel, _id: id }) => {
      const before = await renew[channel](trx, id, context.jobs);
      return { before, after: { state: 'waiting' } };
    },
  });

/**
 * Holds waiting mails: none is sent until an admin sends it again.
 * @throws Refused `message_not_found` if only one is named
 */
export const holdMails = (context: { db: Database }, call: AdminCall, messages: readonly Message[], reason: string) =>
  actOn(context, call, messages, {
    action: 'message.hold',
    reason,
    do: async (trx, { channel, _id: id }) => {
      const { state } = await lockWaiting(trx, channel, id);
      await sql`
        update mail set next_attempt_at = 'infinity', failed_at = null, waits = false where id = ${id}`.execute(trx);
      return { before: { state }, after: { state: 'held' } };
    },
  });

/**
 * Throws away mails that were not sent, with the mails inside a digest.
 * @throws Refused `message_not_found` if only one is named
 */
export const throwMailsAway = (
  context: { db: Database },
  call: AdminCall,
  messages: readonly Message[],
  reason: string,
) =>
  actOn(context, call, messages, {
    action: 'message.throw_away',
    reason,
    do: async (trx, { channel, _id: id }) => {
      const before = await lockWaiting(trx, channel, id);
      await sql`delete from mail where digest_id = ${id}`.execute(trx);
      await sql`delete from mail where id = ${id}`.execute(trx);
      return { before };
    },
  });

/** Locks the outbox, and a mail that was not sent and is not being sent now. @throws Refused `message_not_found` */
async function lockWaiting(trx: Transaction, channel: SentChannel, id: string) {
  if (!heldChannels.some((one) => one === channel)) throw new Refused('message_not_found');
  await lockOutbox(trx);
  const { rows } = await sql<{ state: string; subject: string }>`
    select case when failed_at is not null then 'failed' when last_error is not null then 'retried' else 'waiting' end as state, subject
    from mail where id = ${id} and sent_at is null and digest_id is null
      and (attempts = 0 or last_error is not null or failed_at is not null or next_attempt_at = 'infinity')
    for update`.execute(trx);
  const [mail] = rows;
  if (!mail) throw new Refused('message_not_found');
  return mail;
}

/** Makes a failed or held mail due. It counts as tried, because it may have arrived, so it stays out of digests. */
async function renewMail(trx: Transaction, id: string, jobs: Jobs) {
  // Nobody claims the mail meanwhile; a mail that is being sent has no error.
  await lockOutbox(trx);
  const { rows } = await sql<
    Pick<Rows['mail'], 'recipient' | 'attempts' | 'failed_at' | 'last_error'> & { is_gone: boolean; is_held: boolean }
  >`
    select recipient, attempts, failed_at, last_error, next_attempt_at = 'infinity' as is_held,
      exists (select from mail_suppression s where s.email = recipient and s.until is null) as is_gone
    from mail where id = ${id} and sent_at is null and digest_id is null for update`.execute(trx);
  const [mail] = rows;
  if (!mail) throw new Refused('message_not_found');
  if (mail.last_error === null && !mail.is_held) throw new Refused('message_not_failed');
  if (mail.is_gone) throw new Refused('address_gone');
  await liftSuppression(trx, mail.recipient, ['refused']);
  await sql`
    update mail set failed_at = null, last_error = null, attempts = 1, waits = false, next_attempt_at = now()
    where id = ${id} or digest_id = ${id}`.execute(trx);
  await jobs.enqueue(trx, 'send-mails', {});
  return { state: mail.is_held ? 'held' : mail.failed_at === null ? 'retried' : 'failed', attempts: mail.attempts };
}

async function renewPush(trx: Transaction, id: string) {
  const { rows } = await sql<Pick<Rows['push_message'], 'attempts' | 'last_error'>>`
    select attempts, last_error from push_message where id = ${id} and expires_at > now() for update`.execute(trx);
  const [push] = rows;
  if (!push) throw new Refused('message_not_found');
  if (push.last_error === null) throw new Refused('message_not_failed');
  await sql`update push_message set last_error = null, next_attempt_at = now() where id = ${id}`.execute(trx);
  return { state: 'retried', attempts: push.attempts };
}

/** Makes a message due again, by its channel. */
const renew: Record<SentChannel, (trx: Transaction, id: string, jobs: Jobs) => Promise<object>> = {
  mail: renewMail,
  push: renewPush,
};
