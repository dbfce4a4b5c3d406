import { day, hour } from './durations.ts';

/** Messages to all players of a game, or to all members of a community (product.md#messages). Lengths in characters. */
export const messageForm = { wordsMax: 500, reasonMax: 300 } as const;

/** How many messages may be sent, and for how many hours after its end a game's players can be written to. */
export const messagesMax = { ofGame: 3, ofCommunityAWeek: 3, hoursAfterEnd: 48 } as const;

/** A message from this many hours before a game's start until this many after it is not held back by quiet hours. */
export const urgentMessageHours = { before: 6, after: 3 } as const;

/** From when on the players of a game can't be written to any more. */
export function messagesCloseAt(endsAt: Date): Date {
  return new Date(endsAt.getTime() + messagesMax.hoursAfterEnd * hour);
}

/** Why the players of a game can't be written to now; null if they can. */
export function refuseGameMessage(
  { endsAt, sent }: { endsAt: Date; sent: number },
  now: Date,
): 'messages_closed' | 'no_messages_left' | null {
  if (now >= messagesCloseAt(endsAt)) return 'messages_closed';
  return sent >= messagesMax.ofGame ? 'no_messages_left' : null;
}

/** The time from which messages of a community count. */
export function messagesCountFrom(now: Date): Date {
  return new Date(now.getTime() - 7 * day);
}

/** How many more messages its members can be sent this week, and when the next becomes possible; null while some are left. */
export function communityMessagesLeft(sentAt: readonly Date[], now: Date): { left: number; nextAt: Date | null } {
  const counted = sentAt.filter((at) => at > messagesCountFrom(now)).sort((a, b) => a.getTime() - b.getTime());
  const left = Math.max(0, messagesMax.ofCommunityAWeek - counted.length);
  const [first] = counted.slice(-messagesMax.ofCommunityAWeek);
  return { left, nextAt: left > 0 || !first ? null : new Date(first.getTime() + 7 * day) };
}

/** Whether a message of a game rings in quiet hours too, because it starts soon or is under way. */
export function isUrgentMessage(startsAt: Date, now: Date): boolean {
  const ahead = startsAt.getTime() - now.getTime();
  return ahead <= urgentMessageHours.before * hour && ahead >= -urgentMessageHours.after * hour;
}

/** Whether somebody may decide that a reported message stays: not its author, unless the author is an admin of Rondo, who has nobody above them. */
export function mayKeepMessage(
  decider: { id: string; role: string },
  { authorId }: { authorId: string | null },
): boolean {
  return decider.id !== authorId || decider.role === 'admin';
}
