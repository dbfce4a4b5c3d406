import type { NoticeKind } from './kind.ts';

/** An offer was not taken in time. */
export const spotLapsed = {
  category: 'spots',
  ownMail: { budget: null },
  action: 'other',
} as const satisfies NoticeKind;
