import { toldChannels } from '@rondo/rules/message-channels';
import { z } from 'zod';
import { consoleList } from './console.ts';
import { messageStates } from './console-messages.ts';
import { id, instant } from './wire.ts';

/** What somebody was told, for support (product.md#administration). */

/** A mail is sent or not yet; a notification in the app is unread, read or archived. */
const toldStates = ['sent', ...messageStates, 'unread', 'read', 'archived'] as const;

const toldMessage = z.strictObject({
  _id: id,
  /** The subject of a mail, or the title of a notification. Only the receiver sees the text and its links. */
  subject: z.string(),
  channel: z.enum(toldChannels),
  state: z.enum(toldStates),
  /** The address of a mail. */
  to: z.string().nullable(),
  lastError: z.string().nullable(),
  /** Whether mails to the address come back for good, or were reported as spam: none is sent there until its owner confirms it. */
  isAddressGone: z.boolean(),
  /** When it was written. */
  at: instant,
});

export const { list: listTold, file: toldFile } = consoleList({
  path: '/admin/told',
  summary:
    'What a person was told, a guest too, by their id or address: mails of the last thirty days, and notifications; of an address without an account the mails. Each look is in the audit log.',
  rows: { told: toldMessage },
  sorts: ['newest', 'oldest'],
  filters: { channel: z.enum(toldChannels).optional() },
});
