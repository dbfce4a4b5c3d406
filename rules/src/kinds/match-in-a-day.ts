import type { NoticeKind } from './kind.ts';

/** A day before a game one plays in (product.md#notifications). */
export const matchInADay = {
  category: 'reminders',
  mails: { gameInADay: { budget: null, game: 'facts' } },
} as const satisfies NoticeKind;
