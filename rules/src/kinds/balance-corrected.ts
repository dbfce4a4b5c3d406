import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** What two admins put right in somebody's wallet. */
export const balanceCorrected = {
  category: 'money',
  mails: { balanceCorrected: { budget: null, atOnce: true } },
  params: ['amount', 'words'],
  path: mailedPaths.wallet,
} as const satisfies NoticeKind;
