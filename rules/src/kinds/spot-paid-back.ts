import type { NoticeKind } from './kind.ts';

/** To the person who paid for a spot, which its player keeps. */
export const spotPaidBack = {
  category: 'money',
  mails: { spotPaidBack: { budget: null, atOnce: true } },
  params: ['amount', 'words'],
} as const satisfies NoticeKind;
