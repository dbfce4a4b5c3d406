import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** To the player whose no-show stays. */
export const noShowKept = {
  category: 'spots',
  ownMail: { budget: null },
  path: mailedPaths.attendance,
} as const satisfies NoticeKind;
