import type { NoticeKind } from './kind.ts';

/** To the player whose offered spot was declined. */
export const handOverDeclined = {
  category: 'spots',
  mails: { handOverDeclined: { budget: null } },
  params: ['friend'],
} as const satisfies NoticeKind;
