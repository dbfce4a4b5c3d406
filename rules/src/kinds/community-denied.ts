import type { NoticeKind } from './kind.ts';

/** It was turned down, with the admins' note. */
export const communityDenied = {
  category: 'communities',
  ownMail: { budget: null },
} as const satisfies NoticeKind;
