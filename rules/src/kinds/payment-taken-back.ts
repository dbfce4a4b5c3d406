import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** To its payer. */
export const paymentTakenBack = {
  category: 'money',
  mails: { paymentTakenBack: { budget: null, atOnce: true } },
  params: ['amount', 'owed'],
  path: mailedPaths.wallet,
} as const satisfies NoticeKind;
