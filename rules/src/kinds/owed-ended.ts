import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** A debt is closed by an admin, with the reason. */
export const owedEnded = {
  category: 'money',
  mails: { owedEnded: { budget: null, atOnce: true } },
  params: ['amount', 'words'],
  path: mailedPaths.wallet,
} as const satisfies NoticeKind;
