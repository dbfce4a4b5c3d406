import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** The game is over: rate the players. */
export const afterMatchRating = {
  category: 'ratings',
  ownMail: { budget: null },
  path: mailedPaths.rating,
  action: 'rate',
} as const satisfies NoticeKind;

/** How a score changed at night; without `from` it is the first score. */
export const ratingReceipt = {
  category: 'ratings',
  params: ['sport', 'count', 'from', 'to'],
  path: mailedPaths.ownRatings,
  action: 'score',
  standsAlone: true,
  says: ({ from, to }) => (from === undefined ? 'static' : from === to ? 'same' : 'message'),
} as const satisfies NoticeKind;
