import type { NoticeKind } from './kind.ts';

/** A game one plays in has enough players. */
export const matchConfirmed = {
  category: 'games',
  mails: { gameConfirmed: { budget: null, game: 'calendar' } },
} as const satisfies NoticeKind;
