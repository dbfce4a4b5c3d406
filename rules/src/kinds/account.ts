import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** To Rondo's admins when somebody has become an admin (product.md#administration). */
export const adminMade = {
  category: 'money',
  mails: { adminMade: { budget: null, atOnce: true } },
  params: ['friend', 'until'],
  standsAlone: true,
} as const satisfies NoticeKind;

/** Nobody uses the account: it will be deleted on a day, or is kept for what is still open (product.md#accounts-that-nobody-uses). */
export const accountUnused = {
  category: 'money',
  mails: { accountUnused: { budget: null, atOnce: true }, accountHeld: { budget: null, atOnce: true } },
  params: ['until', 'amount'],
  path: mailedPaths.wallet,
  says: ({ until }) => (until === undefined ? 'held' : null),
} as const satisfies NoticeKind;
