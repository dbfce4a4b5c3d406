import type { NoticeKind } from './kind.ts';

/** To the player, whom an organiser made a regular no longer. */
export const regularEnded = {
  category: 'spots',
  ownMail: { budget: null },
} as const satisfies NoticeKind;
