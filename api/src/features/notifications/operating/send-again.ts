import type { ErrorCode } from '@rondo/contract';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../../platform/admins/admin-command.ts';
import type { Database, Transaction } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Rows } from '../../../platform/schema.ts';
import { lockOutbox } from '../drop-unwanted.ts';
import { liftSuppression } from '../mail/suppress-mails.ts';
import type { Channel } from './message-queries.ts';

interface Message {
  channel: Channel;
  _id: string;
}

/** Refusals that leave one of several messages as it is. */
const leaving = new Set<ErrorCode>(['message_not_found', 'message_not_failed', 'address_gone']);

/**
 * Sends messages that failed again: each in a transaction and an entry of its own, so that one that can't be sent holds up no other.
 * @throws Refused `message_not_found`, `message_not_failed` or `address_gone` when only one is named
 */
export async function sendAgain(
  context: { db: Database; jobs: Jobs },
  { idempotencyKey, ...call }: AdminCall,
  messages: readonly Message[],
): Promise<{ sent: number; left: number }> {
  let sent = 0;
  for (const message of messages) {
    const { channel, _id: id } = message;
    const key = idempotencyKey && { ...idempotencyKey, key: `${idempotencyKey.key} ${channel} ${id}` };
    try {
      await adminCommand(
        context,
        { ...call, idempotencyKey: key },
        { action: 'message.send_again', subject: { kind: 'message', id } },
        async (trx) => {
          const before = await (channel === 'mail' ? renewMail(trx, id) : renewPush(trx, id));
          if (channel === 'mail') await context.jobs.enqueue(trx, 'send-mails', {});
          return { answer: true, before: { channel, ...before }, after: { channel, state: 'waiting' } };
        },
      );
      sent += 1;
    } catch (error) {
      if (messages.length === 1 || !(error instanceof Refused) || !leaving.has(error.code)) throw error;
    }
  }
  return { sent, left: messages.length - sent };
}

/** Makes a mail due that failed. It counts as tried, because it may have arrived, so it stays out of digests. */
async function renewMail(trx: Transaction, id: string) {
  // Nobody claims it meanwhile; one that is being sent has no error.
  await lockOutbox(trx);
  const { rows } = await sql<
    Pick<Rows['mail'], 'recipient' | 'attempts' | 'failed_at' | 'last_error'> & { is_gone: boolean }
  >`
    select recipient, attempts, failed_at, last_error,
      exists (select from mail_suppression s where s.email = recipient and s.until is null) as is_gone
    from mail where id = ${id} and sent_at is null and digest_id is null for update`.execute(trx);
  const [mail] = rows;
  if (!mail) throw new Refused('message_not_found');
  if (mail.last_error === null) throw new Refused('message_not_failed');
  if (mail.is_gone) throw new Refused('address_gone');
  await liftSuppression(trx, mail.recipient, ['refused']);
  await sql`
    update mail set failed_at = null, last_error = null, attempts = 1, waits = false, next_attempt_at = now()
    where id = ${id} or digest_id = ${id}`.execute(trx);
  return { state: mail.failed_at === null ? 'retried' : 'failed', attempts: mail.attempts };
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
