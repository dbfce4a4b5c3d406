import type { NoticeKind } from './kind.ts';

/** To the payer: the player gave the spot up. It names the refund. */
export const friendDeclined = {
  category: 'spots',
  mails: { friendDeclined: { budget: null, atOnce: true } },
  params: ['friend', 'refund'],
} as const satisfies NoticeKind;
