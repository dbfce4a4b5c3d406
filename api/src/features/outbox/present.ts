import type { CallResponse, getMessage, listMessages } from '@rondo/contract';
import { maskAddress } from '@rondo/rules';
import { notificationKinds } from '@rondo/rules/notification-kinds';
import type { MessageRow, WholeMessageRow } from './message-queries.ts';

type Listed = CallResponse<typeof listMessages>['data']['messages'][number];
type Whole = CallResponse<typeof getMessage>['data']['message'];

function stateOf({ failed_at, last_error, is_held }: MessageRow): Listed['state'] {
  if (is_held) return 'held';
  if (failed_at !== null) return 'failed';
  return last_error === null ? 'waiting' : 'retried';
}

/** Shows a message without its receiver: a mail server's answer often repeats the address. */
export function presentMessage(row: MessageRow): Listed {
  const to = maskAddress(row.address);
  return {
    _id: row.id,
    channel: row.channel,
    category: row.kind === null ? row.category : notificationKinds[row.kind],
    to,
    state: stateOf(row),
    createdAt: row.created_at,
    attempts: row.attempts,
    lastError: row.last_error?.replaceAll(row.address, () => to) ?? null,
    nextAt: row.failed_at === null && !row.is_held ? row.next_attempt_at : null,
    isAddressGone: row.is_address_gone,
  };
}

export function presentWholeMessage(row: WholeMessageRow): Whole {
  return {
    ...presentMessage(row),
    lastError: row.last_error,
    address: row.address,
    subject: row.subject,
    person: row.user_id === null || row.name === null ? null : { _id: row.user_id, name: row.name },
  };
}
