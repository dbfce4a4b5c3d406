import type { NoticeKind } from './kind.ts';

/** To the member who was removed. */
export const communityRemoved = {
  category: 'communities',
  ownMail: { budget: null },
} as const satisfies NoticeKind;
