import type { NoticeKind } from './kind.ts';

/** A game one would fit lacks a few players (decisions/0068-rescue.md). */
export const gameNeedsYou = {
  category: 'rescues',
  ownMail: { budget: null, game: 'facts' },
  params: ['sport', 'count'],
  action: 'join',
} as const satisfies NoticeKind;
