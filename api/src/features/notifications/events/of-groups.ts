import { mailedPaths } from '@rondo/rules/mailed-paths';
import type { Receiver } from '../find-receivers.ts';
import { type MessageGame, ofGame } from '../messages.ts';

/** Joining together. */
export const ofGroups = {
  groupInvited: (
    { id: userId }: Pick<Receiver, 'id'>,
    game: MessageGame,
    { starter, groupId, until }: { starter: Pick<Receiver, 'id' | 'name'>; groupId: string; until: string },
  ) =>
    ofGame(userId, 'groupInvited', game, {
      params: { until },
      friend: starter,
      path: mailedPaths.groupOfGame(game.id, groupId),
    }),

  groupComplete: ({ id: userId }: Pick<Receiver, 'id'>, game: MessageGame) => ofGame(userId, 'groupComplete', game),

  groupOver: ({ id: userId }: Pick<Receiver, 'id'>, game: MessageGame) => ofGame(userId, 'groupOver', game),
};
