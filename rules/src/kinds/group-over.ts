import type { NoticeKind } from './kind.ts';

/** One's group ended before everyone had a spot. */
export const groupOver = {
  category: 'spots',
  ownMail: { budget: null, game: 'facts' },
} as const satisfies NoticeKind;
