import { mailedPaths } from '@rondo/rules/mailed-paths';
import type { Receiver } from '../find-receivers.ts';
import { both, inGame, type MessageGame, ofPerson } from '../messages.ts';

/** Messages from a game's leaders. */
export const ofLeading = {
  /** To players and waiting people; guests read it only in the mail. */
  gameMessage: (
    to: Receiver,
    game: MessageGame,
    { by, words, messageId, isUrgent }: { by: Receiver; words: string; messageId: string; isUrgent: boolean },
  ) => {
    const { namedId, notificationParams, mailParams } = ofPerson(to, by);
    return inGame(to, game, {
      ...both('matchMessage'),
      notificationParams: { ...notificationParams, words, message: messageId },
      mailParams: { ...mailParams, words },
      namedId,
      ...(!to.is_guest && { mailPath: mailedPaths.messagesOfGame(game.id) }),
      ...(!isUrgent && { startsAt: null }),
    });
  },
};
