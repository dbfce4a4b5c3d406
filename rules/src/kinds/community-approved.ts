import type { NoticeKind } from './kind.ts';

/** A request to join a community was approved. */
export const communityApproved = {
  category: 'communities',
  ownMail: { budget: null },
} as const satisfies NoticeKind;
