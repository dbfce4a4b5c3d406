import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** A top-up is in the wallet, or settled a debt. */
export const topUpConfirmed = {
  category: 'money',
  mails: { topUpPaid: { budget: null, atOnce: true } },
  params: ['amount', 'owed'],
  path: mailedPaths.wallet,
  standsAlone: true,
  says: ({ owed }) => (owed === undefined ? null : 'settled'),
} as const satisfies NoticeKind;
