import { mailedPaths } from '@rondo/rules/mailed-paths';
import type { Receiver } from '../find-receivers.ts';
import {
  aboutGame,
  both,
  inCommunity,
  inGame,
  type MessageCommunity,
  type MessageGame,
  ofPerson,
  onlyNotification,
  pathOf,
} from '../messages.ts';

/** Messages about a game's co-organisers, and from the leaders of a game or a community. */
export const ofLeading = {
  /** To a co-organiser. @param games how many more of its series it is about */
  coOrganiserNamed: (
    userId: string,
    game: MessageGame,
    { by, more }: { by: Pick<Receiver, 'id' | 'name'>; more: number },
  ) =>
    onlyNotification({
      userId,
      kind: 'coOrganiserNamed',
      gameId: game.id,
      params: { ...aboutGame(game), friend: by.name, ...(more > 0 && { count: more }) },
      namedId: by.id,
      redirectPath: pathOf(game),
    }),

  /** To the organiser. @param who the person as named: by name, or by address */
  coOrganiserLeft: (userId: string, game: MessageGame, { who }: { who: { id: string | null; name: string } }) =>
    onlyNotification({
      userId,
      kind: 'coOrganiserLeft',
      gameId: game.id,
      params: { ...aboutGame(game), friend: who.name },
      ...(who.id !== null && { namedId: who.id }),
      redirectPath: pathOf(game),
    }),

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

  /** To a member; its mail is made from the notification. */
  communityMessage: (
    userId: string,
    community: MessageCommunity,
    { by, words, messageId }: { by: Pick<Receiver, 'id' | 'name'>; words: string; messageId: string },
  ) =>
    onlyNotification({
      ...inCommunity(userId, 'communityMessage', community, mailedPaths.newsOfCommunity),
      params: { words, friend: by.name, message: messageId },
      namedId: by.id,
    }),

  /** To the people who decide about it. */
  messageReported: (
    userId: string,
    about: { game: MessageGame } | { community: MessageCommunity },
    { words, messageId }: { words: string; messageId: string },
  ) => {
    const params = { words, message: messageId };
    if ('community' in about)
      return onlyNotification({
        ...inCommunity(userId, 'messageReported', about.community, mailedPaths.newsOfCommunity),
        params,
      });
    const { game } = about;
    return onlyNotification({
      userId,
      kind: 'messageReported',
      gameId: game.id,
      params: { ...aboutGame(game), ...params },
      redirectPath: mailedPaths.messagesOfGame(game.id),
    });
  },
};
