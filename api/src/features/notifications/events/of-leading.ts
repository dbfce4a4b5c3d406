import { mailedPaths } from '@rondo/rules/mailed-paths';
import type { Receiver } from '../find-receivers.ts';
import { both, inGame, type MessageCommunity, type MessageGame, ofCommunity, ofGame, ofPerson } from '../messages.ts';

/** Messages about a game's co-organisers, and from the leaders of a game or a community. */
export const ofLeading = {
  /** To a co-organiser. @param games how many more of its series it is about */
  coOrganiserNamed: (
    userId: string,
    game: MessageGame,
    { by, more }: { by: Pick<Receiver, 'id' | 'name'>; more: number },
  ) => ofGame(userId, 'coOrganiserNamed', game, { friend: by, ...(more > 0 && { params: { count: more } }) }),

  /** To the organiser. @param who the person as named: by name, or by address */
  coOrganiserLeft: (userId: string, game: MessageGame, { who }: { who: { id: string | null; name: string } }) =>
    ofGame(userId, 'coOrganiserLeft', game, { friend: who }),

  /** To players and waiting people; guests read it in the mail alone. */
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

  /** To a member. */
  communityMessage: (
    userId: string,
    community: MessageCommunity,
    { by, words, messageId }: { by: Pick<Receiver, 'id' | 'name'>; words: string; messageId: string },
  ) => ofCommunity(userId, 'communityMessage', community, { params: { words, message: messageId }, friend: by }),

  /** To the people who decide about it. */
  messageReported: (
    userId: string,
    about: { game: MessageGame } | { community: MessageCommunity },
    { words, messageId }: { words: string; messageId: string },
  ) => {
    const params = { words, message: messageId };
    if ('community' in about) {
      const path = mailedPaths.newsOfCommunity(about.community.short_code);
      return ofCommunity(userId, 'messageReported', about.community, { params, path });
    }
    const path = mailedPaths.messagesOfGame(about.game.id);
    return ofGame(userId, 'messageReported', about.game, { params, path });
  },
};
