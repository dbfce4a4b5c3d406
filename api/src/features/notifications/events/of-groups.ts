import { mailedPaths } from '@rondo/rules/mailed-paths';
import type { Receiver } from '../find-receivers.ts';
import { aboutGame, type MessageGame, onlyNotification, pathOf } from '../messages.ts';

/** Joining together; their mails are made from the notifications. */
export const ofGroups = {
  groupInvited: (
    { id: userId }: Pick<Receiver, 'id'>,
    game: MessageGame,
    { starter, groupId, until }: { starter: Pick<Receiver, 'id' | 'name'>; groupId: string; until: string },
  ) =>
    onlyNotification({
      userId,
      kind: 'groupInvited',
      gameId: game.id,
      params: { ...aboutGame(game), friend: starter.name, until },
      namedId: starter.id,
      redirectPath: mailedPaths.groupOfGame(game.id, groupId),
    }),

  groupComplete: ({ id: userId }: Pick<Receiver, 'id'>, game: MessageGame) =>
    onlyNotification({
      userId,
      kind: 'groupComplete',
      gameId: game.id,
      params: aboutGame(game),
      redirectPath: pathOf(game),
    }),

  groupOver: ({ id: userId }: Pick<Receiver, 'id'>, game: MessageGame) =>
    onlyNotification({
      userId,
      kind: 'groupOver',
      gameId: game.id,
      params: aboutGame(game),
      redirectPath: pathOf(game),
    }),
};
