import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** To the player who, says the organiser, didn't come (decisions/0064-on-the-day.md). */
export const noShowMarked = {
  category: 'spots',
  ownMail: { budget: null },
  path: mailedPaths.attendance,
  action: 'answer',
} as const satisfies NoticeKind;
