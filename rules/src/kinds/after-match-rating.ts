import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** The game is over: rate the players. */
export const afterMatchRating = {
  category: 'ratings',
  ownMail: { budget: null },
  path: mailedPaths.rating,
  action: 'rate',
} as const satisfies NoticeKind;
