import type { NoticeKind } from './kind.ts';

/** A new game, or a series, fits one of one's wishes. */
export const wishFits = {
  category: 'wishes',
  ownMail: { budget: null, game: 'facts' },
  params: ['count'],
  action: 'join',
  says: ({ count }) => (count === undefined ? null : 'series'),
} as const satisfies NoticeKind;
