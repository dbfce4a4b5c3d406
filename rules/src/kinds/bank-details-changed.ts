import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** Where pay goes from now on. */
export const bankDetailsChanged = {
  category: 'money',
  mails: { bankDetailsChanged: { budget: null, atOnce: true } },
  params: ['words', 'until'],
  path: mailedPaths.pay,
} as const satisfies NoticeKind;
