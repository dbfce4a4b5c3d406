import { communityMessagesLeft, endsAt as endOf, messagesMax, refuseGameMessage } from '@rondo/rules';
import { randomUUID } from 'node:crypto';
import { type AdminCall, commandOfAnyone } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { Refused } from '../../platform/refusal.ts';
import { requireLeadLocked } from '../communities/require-standing.ts';
import { requireRight } from '../games/access/require-right.ts';
import { lockGames } from '../games/life/lock-games.ts';
import { findMemberIds, findReached, findSentTimes } from './message-queries.ts';

interface Sent {
  /** How many people the message reached. */
  reached: number;
  /** How many more messages may be written. */
  left: number;
}

/**
 * Writes to everyone who plays in a game and, if wanted, to the waiting list. Messages are counted one after the other, under the game's
 * lock.
 * @throws Refused `game_not_found`, `not_allowed`, `messages_closed`, `no_messages_left`, `nobody_to_tell`
 */
export function writeGameMessage(
  { db }: { db: Database },
  call: AdminCall,
  gameId: string,
  { words, toWaiting }: { words: string; toWaiting: boolean },
): Promise<Sent> {
  const authorId = call.viewer.id;
  return once(db, call, { kind: 'game', id: gameId }, async (trx) => {
    const [game] = await lockGames(trx, gameId, 'one');
    await requireRight(trx, call.viewer, [game], 'message');
    const now = await timeAfterLock(trx);
    const startsAt = new Date(game.starts_at);
    const endsAt = endOf({ startsAt, durationMinutes: game.duration_minutes });
    const sent = (await findSentTimes(trx, { gameId })).length;
    const refusal = refuseGameMessage({ endsAt, sent }, now);
    if (refusal) throw new Refused(refusal, { most: messagesMax.ofGame, hours: messagesMax.hoursAfterEnd });
    const receivers = await findReached(trx, gameId, { authorId, toWaiting });
    const message = { game_id: gameId, number: sent + 1, to_waiting: toWaiting, author_id: authorId, words };
    await write(trx, message, receivers, now);
    return { reached: receivers.length, left: messagesMax.ofGame - sent - 1 };
  });
}

/**
 * Writes to all members of a community. Messages are counted one after the other, under the community's lock.
 * @throws Refused `community_not_found`, `not_allowed`, `no_messages_this_week`, `nobody_to_tell`
 */
export function writeCommunityMessage(
  { db }: { db: Database },
  call: AdminCall,
  ref: string,
  { words }: { words: string },
): Promise<Sent> {
  const authorId = call.viewer.id;
  return once(db, call, { kind: 'community', id: ref }, async (trx) => {
    const { community } = await requireLeadLocked(trx, ref, call.viewer);
    const now = await timeAfterLock(trx);
    const { left } = communityMessagesLeft(await findSentTimes(trx, { communityId: community.id }), now);
    if (left === 0) throw new Refused('no_messages_this_week', { most: messagesMax.ofCommunityAWeek });
    const members = await findMemberIds(trx, community.id, authorId);
    await write(trx, { community_id: community.id, author_id: authorId, words }, members, now);
    return { reached: members.length, left: left - 1 };
  });
}

/** Sends a message once even if repeated with its key; an admin's is also logged. */
function once(
  db: Database,
  call: AdminCall,
  subject: { kind: 'game' | 'community'; id: string },
  act: (trx: Transaction) => Promise<Sent>,
): Promise<Sent> {
  return commandOfAnyone({ db }, call, { action: 'message.write', subject }, async (trx) => {
    const answer = await act(trx);
    return { answer, logged: async () => ({ after: { reached: answer.reached } }) };
  });
}

type NewMessage = { author_id: string; words: string; to_waiting?: boolean } & (
  | { game_id: string; number: number }
  | { community_id: string }
);

/** @throws Refused `nobody_to_tell`, so that no message is used up for nobody */
async function write(trx: Transaction, message: NewMessage, receivers: readonly string[], now: Date): Promise<void> {
  if (receivers.length === 0) throw new Refused('nobody_to_tell');
  const id = randomUUID();
  await insertRows(trx, 'group_message', [
    { to_waiting: false, ...message, id, reached: receivers.length, created_at: now },
  ]);
  const gameId = 'game_id' in message ? message.game_id : null;
  const told = receivers.map((userId) => ({ userId }));
  const data = { messageId: id, gameId, authorId: message.author_id, told };
  await recordEvents(trx, [{ name: 'message.written', data }], now);
}
