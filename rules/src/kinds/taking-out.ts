import { isRefunded, type NoticeKind } from './kind.ts';

/** To the player who was taken out of a game (product.md#taking-a-player-out). */
export const takenOut = {
  category: 'changes',
  mails: { takenOut: { budget: null, atOnce: true, game: 'facts', leaves: true } },
  params: ['refund', 'count'],
  says: (params) => (isRefunded(params) ? 'refunded' : params.count === undefined ? null : 'ride'),
} as const satisfies NoticeKind;

/** To the player who may join the game again. */
export const letBackIn = {
  category: 'spots',
  mails: { letBackIn: { budget: null, game: 'facts' } },
} as const satisfies NoticeKind;

/** To the organiser, when somebody else took a player out. */
export const playerTakenOut = {
  category: 'organising',
  ownMail: { budget: null },
  params: ['friend'],
  says: ({ by }) => (by === 'rondo' ? 'rondo' : null),
} as const satisfies NoticeKind;

/** To the payer of a player who was taken out. */
export const friendTakenOut = {
  category: 'money',
  mails: { friendTakenOut: { budget: null, atOnce: true } },
  params: ['friend', 'refund'],
} as const satisfies NoticeKind;
