import type { NoticeKind } from './kind.ts';

/** To the organiser into whose hands an admin gave a game. */
export const matchGiven = {
  category: 'organising',
  ownMail: { budget: null, game: 'facts' },
} as const satisfies NoticeKind;
