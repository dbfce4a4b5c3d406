import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** A correction of somebody's wallet by two admins. */
export const balanceCorrected = {
  category: 'money',
  mails: { balanceCorrected: { budget: null, atOnce: true } },
  params: ['amount', 'words'],
  path: mailedPaths.wallet,
} as const satisfies NoticeKind;
