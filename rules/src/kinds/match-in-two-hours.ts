import type { NoticeKind } from './kind.ts';

/** Two hours before it. */
export const matchInTwoHours = {
  category: 'reminders',
  mails: { gameInTwoHours: { budget: null, game: 'facts' } },
} as const satisfies NoticeKind;
