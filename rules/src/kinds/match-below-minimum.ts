import type { NoticeKind } from './kind.ts';

/** To the organiser: a confirmed game has too few players. */
export const matchBelowMinimum = {
  category: 'organising',
  ownMail: { budget: null, game: 'facts' },
  action: 'help',
} as const satisfies NoticeKind;
