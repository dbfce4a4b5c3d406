import type { NoticeKind } from './kind.ts';

/** New games of a community, named in one line. */
export const communityGames = {
  category: 'communities',
  ownMail: { budget: null },
  params: ['games'],
} as const satisfies NoticeKind;
