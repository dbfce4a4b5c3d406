import type { NoticeKind } from './kind.ts';

/** To the member who leads the community from now on. */
export const communityAdmin = {
  category: 'communities',
  ownMail: { budget: null },
} as const satisfies NoticeKind;
