import type { NoticeKind } from './kind.ts';

/** The player keeps the spot that was offered. */
export const spotWithdrawn = {
  category: 'spots',
  ownMail: { budget: null },
} as const satisfies NoticeKind;
