import type { NoticeKind } from './kind.ts';

/** One joined a game that costs nothing, or that a pass or somebody else pays for. */
export const signedUp = {
  category: 'signUps',
  ownMail: { budget: null, game: 'calendar' },
} as const satisfies NoticeKind;
