import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** To its payer, once the provider took that back again. */
export const chargeBackWon = {
  category: 'money',
  mails: { chargeBackWon: { budget: null, atOnce: true } },
  params: ['amount'],
  path: mailedPaths.wallet,
} as const satisfies NoticeKind;
