import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** A month before a pass ends with games on it (decisions/0071-passes.md). */
export const passEndsSoon = {
  category: 'money',
  mails: { passEndsSoon: { budget: null, atOnce: true } },
  params: ['count', 'until'],
  path: mailedPaths.passes,
} as const satisfies NoticeKind;
