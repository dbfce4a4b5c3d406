import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** To the organiser: a player sees it differently. */
export const noShowAppealed = {
  category: 'organising',
  ownMail: { budget: null },
  path: mailedPaths.checkIn,
  action: 'decide',
} as const satisfies NoticeKind;
