import type { NoticeKind } from './kind.ts';

/** To the person who paid for the player who was taken out. */
export const friendTakenOut = {
  category: 'money',
  mails: { friendTakenOut: { budget: null, atOnce: true } },
  params: ['friend', 'refund'],
} as const satisfies NoticeKind;
