import { pageSizes } from '@rondo/rules';
import { sentChannels } from '@rondo/rules/message-channels';
import { z } from 'zod';
import { consoleDay, consoleList, reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { id, instant, success } from './wire.ts';

// Mails and pushes that failed or wait (product.md#administration).

/** The state of a message so far: given up, failed and tried again, not tried yet, held by an admin. */
export const messageStates = ['failed', 'retried', 'waiting', 'held'] as const;

const channel = z.enum(sentChannels);

const listedMessage = z.strictObject({
  _id: id,
  channel,
  /** Its category in the preferences: money, changes …; null for a link or a confirmation that somebody asked for. */
  category: z.string().nullable(),
  /** Masked; opening the message shows it. */
  to: z.string(),
  state: z.enum(messageStates),
  createdAt: instant,
  attempts: z.int(),
  lastError: z.string().nullable(),
  /** null if sending was given up, or is held. */
  nextAt: instant.nullable(),
  /** Whether mails to the address come back for good, or were reported as spam: none is sent there until its owner confirms it. */
  isAddressGone: z.boolean(),
});

export const { list: listMessages, file: messagesFile } = consoleList({
  path: '/admin/messages',
  summary: 'Mails and pushes that failed or wait, by a part of the address.',
  rows: { messages: listedMessage },
  sorts: ['latest', 'earliest'],
  filters: {
    channel: channel.optional(),
    state: z
      .enum(['troubled', ...messageStates])
      .default('troubled')
      .describe('troubled: failed, or tried again'),
    day: consoleDay.describe('Only messages given up on this day'),
  },
});

const named = { channel, id };
const oneMessage = listedMessage.extend({
  address: z.string(),
  subject: z.string(),
  /** null for an address without an account. */
  person: z.strictObject({ _id: id, name: z.string() }).nullable(),
});

export const getMessage = defineCall({
  method: 'GET',
  path: '/admin/messages/{channel}/{id}',
  summary: 'To whom a message goes, and its subject. Each look is in the audit log.',
  access: 'admin',
  input: { params: z.object(named) },
  output: z.strictObject({ status: success, data: z.strictObject({ message: oneMessage }) }),
  errors: ['message_not_found'],
});

const several = z
  .array(z.object({ channel, _id: id }))
  .min(1)
  .max(pageSizes.console);
/** How many messages this was done with, and how many stay as they are. */
const counts = { status: success, done: z.int(), left: z.int() };

export const sendAgain = defineCall({
  method: 'POST',
  path: '/admin/messages/send-again',
  summary:
    'Send messages that failed, or are held, again, each an act of its own in the audit log. Of several, those that can’t be sent are left as they are.',
  access: 'admin',
  input: { body: z.object({ messages: several }) },
  output: z.strictObject({ status: success, sent: z.int(), left: z.int() }),
  errors: ['message_not_found', 'message_not_failed', 'address_gone'],
  idempotent: true,
});

export const holdMails = defineCall({
  method: 'POST',
  path: '/admin/messages/hold',
  summary:
    'Hold emails that wait: none goes until it is sent again. Push notifications can’t be held, as they end by themselves.',
  access: 'admin',
  input: { body: z.object({ messages: several, reason }) },
  output: z.strictObject(counts),
  errors: ['message_not_found'],
  idempotent: true,
});

export const throwMailsAway = defineCall({
  method: 'POST',
  path: '/admin/messages/throw-away',
  summary: 'Throw away emails that were not sent.',
  access: 'admin',
  input: { body: z.object({ messages: several, reason }) },
  output: z.strictObject(counts),
  errors: ['message_not_found'],
  idempotent: true,
});
