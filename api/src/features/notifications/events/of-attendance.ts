import type { NotificationKind } from '@rondo/rules/notifications';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { aboutGame, type Message, type MessageGame, onlyNotification } from '../messages.ts';

/** To the player, whose own page explains it; its mail is made from the notification. */
const toPlayer =
  (kind: NotificationKind) =>
  (userId: string, game: MessageGame): Message =>
    onlyNotification({
      userId,
      kind,
      gameId: game.id,
      params: aboutGame(game),
      redirectPath: mailedPaths.attendance(),
    });

/** What people are told of attendance at a game. */
export const ofAttendance = {
  noShowMarked: toPlayer('noShowMarked'),
  noShowKept: toPlayer('noShowKept'),
  noShowTakenBack: toPlayer('noShowTakenBack'),

  /** To the organiser; its mail is made from the notification. */
  noShowAppealed: (userId: string, game: MessageGame): Message =>
    onlyNotification({
      userId,
      kind: 'noShowAppealed',
      gameId: game.id,
      params: aboutGame(game),
      redirectPath: mailedPaths.checkIn(game.id),
    }),
};
