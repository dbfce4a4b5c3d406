import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** A spot is open shortly before the game: the first to take it plays. */
export const spotOpen = {
  category: 'offers',
  mails: { spotOpen: { budget: null, atOnce: true, game: 'facts' } },
  mailPath: mailedPaths.takingSpot,
  action: 'take',
} as const satisfies NoticeKind;
