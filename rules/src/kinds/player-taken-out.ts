import type { NoticeKind } from './kind.ts';

/** To the organiser, when somebody else took a player out. */
export const playerTakenOut = {
  category: 'organising',
  ownMail: { budget: null },
  params: ['friend'],
  says: ({ by }) => (by === 'rondo' ? 'rondo' : null),
} as const satisfies NoticeKind;
