import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** A spot is kept for the first on the waiting list; it goes to another when not taken. */
export const spotOffered = {
  category: 'offers',
  mails: { spotOffered: { budget: null, atOnce: true, game: 'facts' } },
  params: ['until'],
  mailPath: mailedPaths.takingSpot,
  action: 'take',
} as const satisfies NoticeKind;
