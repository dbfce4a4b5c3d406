import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** To the player who, according to the organiser, didn't come (decisions/0064-on-the-day.md). */
export const noShowMarked = {
  category: 'spots',
  ownMail: { budget: null },
  path: mailedPaths.attendance,
  action: 'answer',
} as const satisfies NoticeKind;

/** To the organiser: a player appeals against a no-show. */
export const noShowAppealed = {
  category: 'organising',
  ownMail: { budget: null },
  path: mailedPaths.checkIn,
  action: 'decide',
} as const satisfies NoticeKind;

/** To the player whose no-show stays. */
export const noShowKept = {
  category: 'spots',
  ownMail: { budget: null },
  path: mailedPaths.attendance,
} as const satisfies NoticeKind;

/** To the player whose no-show was taken back. */
export const noShowTakenBack = {
  category: 'spots',
  ownMail: { budget: null },
  path: mailedPaths.attendance,
} as const satisfies NoticeKind;
