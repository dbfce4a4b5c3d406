import { isRefunded, type NoticeKind } from './kind.ts';

/** To the player who was taken out of a game (product.md#taking-a-player-out). */
export const takenOut = {
  category: 'changes',
  mails: { takenOut: { budget: null, atOnce: true, game: 'facts', leaves: true } },
  params: ['refund', 'count'],
  says: (params) => (isRefunded(params) ? 'refunded' : params.count === undefined ? null : 'ride'),
} as const satisfies NoticeKind;
