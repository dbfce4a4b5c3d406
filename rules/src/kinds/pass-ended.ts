import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** A pass ended by itself, and the money on it came back. */
export const passEnded = {
  category: 'money',
  mails: { passEnded: { budget: null, atOnce: true } },
  params: ['amount'],
  path: mailedPaths.wallet,
} as const satisfies NoticeKind;
