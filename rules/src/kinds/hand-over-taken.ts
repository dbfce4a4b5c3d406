import type { NoticeKind } from './kind.ts';

/** To the player and the payer of a spot that another took over. It names the refund. */
export const handOverTaken = {
  category: 'spots',
  mails: { handOverTaken: { budget: null, atOnce: true } },
  params: ['friend', 'refund'],
} as const satisfies NoticeKind;
