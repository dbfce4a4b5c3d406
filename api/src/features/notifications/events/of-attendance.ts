import type { NotificationKind } from '@rondo/rules/notification-kinds';
import { type Message, type MessageGame, ofGame } from '../messages.ts';

/** Its mail is made from the notification. */
const told =
  (kind: NotificationKind) =>
  (userId: string, game: MessageGame): Message =>
    ofGame(userId, kind, game);

/** What people are told of attendance at a game. */
export const ofAttendance = {
  noShowMarked: told('noShowMarked'),
  noShowKept: told('noShowKept'),
  noShowTakenBack: told('noShowTakenBack'),
  noShowAppealed: told('noShowAppealed'),
};
