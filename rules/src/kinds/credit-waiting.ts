import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** A payment for a spot that came too late, and is credit now. */
export const creditWaiting = {
  category: 'money',
  mails: { creditWaiting: { budget: null, atOnce: true }, latePayment: { budget: null, atOnce: true } },
  params: ['amount'],
  path: mailedPaths.wallet,
} as const satisfies NoticeKind;
