import type { NoticeKind } from './kind.ts';

/** Everyone in one's group has a spot. */
export const groupComplete = {
  category: 'spots',
  ownMail: { budget: null, game: 'facts' },
} as const satisfies NoticeKind;
