import { messageForm, messagesMax } from '@rondo/rules';
import { z } from 'zod';
import { byCommunity } from './communities.ts';
import { defineCall } from './define-call.ts';
import { done, id, instant, success, text } from './wire.ts';

/** Messages from the leaders of a game or a community to everyone in it (product.md#messages): plain text. */

const byGame = z.object({ id });

const report = z.strictObject({ reason: z.string(), createdAt: instant });
const message = z.strictObject({
  _id: id,
  /** null if their account was deleted. */
  author: z.string().nullable(),
  isOwn: z.boolean(),
  words: z.string(),
  createdAt: instant,
  toWaiting: z.boolean(),
  /** How many people it went to; null for readers who may not write. */
  reached: z.int().nullable(),
  /** Whether the reader reported it. */
  isReported: z.boolean(),
  /** The reports by others, for readers who decide about them; null for everybody else. */
  reports: z.array(report).nullable(),
});

/** What an author sees before writing. */
const writing = z.strictObject({
  left: z.int().min(0),
  /** Until when a message may be written; null if there is no end. */
  until: instant.nullable(),
  /** When the next message may be written, if none is left now but another will be. */
  nextAt: instant.nullable(),
  /** How many people it reaches: players (or members), and people waiting for a spot. */
  reach: z.strictObject({ players: z.int(), waiting: z.int() }),
});

const messages = z.strictObject({
  status: success,
  data: z.strictObject({ messages: z.array(message), writing: writing.nullable() }),
});
const words = text(messageForm.wordsMax, 1);
const sent = z.strictObject({ status: success, data: z.strictObject({ reached: z.int(), left: z.int() }) });

export const gameMessages = defineCall({
  method: 'GET',
  path: '/matches/{id}/messages',
  summary: 'The messages of a game, the newest first, for who got them and who leads it.',
  access: 'guest',
  input: { params: byGame },
  output: messages,
  errors: ['game_not_found'],
});

export const writeGameMessage = defineCall({
  method: 'POST',
  path: '/matches/{id}/messages',
  summary: `Write to everyone who plays in a game, and to who waits if wanted: ${messagesMax.ofGame} times, until ${messagesMax.hoursAfterEnd} hours after its end. In the app, by mail and push, as each chose.`,
  access: 'player',
  input: { params: byGame, body: z.strictObject({ words, toWaiting: z.boolean().default(false) }) },
  output: sent,
  errors: ['game_not_found', 'messages_closed', 'no_messages_left', 'nobody_to_tell'],
  idempotent: true,
});

export const communityMessages = defineCall({
  method: 'GET',
  path: '/communities/{id}/messages',
  summary: 'The latest messages to the members of a community, the newest first, for members and its admins.',
  access: 'guest',
  input: { params: byCommunity },
  output: messages,
  errors: ['community_not_found', 'not_a_member'],
});

export const writeCommunityMessage = defineCall({
  method: 'POST',
  path: '/communities/{id}/messages',
  summary: `Write to all members of a community: ${messagesMax.ofCommunityAWeek} times in seven days.`,
  access: 'player',
  input: { params: byCommunity, body: z.strictObject({ words }) },
  output: sent,
  errors: ['community_not_found', 'no_messages_this_week', 'nobody_to_tell'],
  idempotent: true,
});

export const reportMessage = defineCall({
  method: 'POST',
  path: '/messages/{id}/report',
  summary: 'Report a message one got: of a game to Rondo’s admins, of a community to its admins.',
  access: 'guest',
  input: { params: byGame, body: z.strictObject({ reason: text(messageForm.reasonMax) }) },
  output: done,
  errors: ['group_message_gone', 'already_reported'],
});

export const decideMessage = defineCall({
  method: 'POST',
  path: '/messages/{id}/decide',
  summary:
    'Decide about a message, reported or not: of a game Rondo’s admins, of a community its admins. Removed, nobody reads it any more.',
  access: 'player',
  input: { params: byGame, body: z.strictObject({ decision: z.enum(['remove', 'keep']) }) },
  output: done,
  errors: ['group_message_gone'],
});

export type GroupMessage = z.output<typeof message>;
export type MessageWriting = z.output<typeof writing>;
