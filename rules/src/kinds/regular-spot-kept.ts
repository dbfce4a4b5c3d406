import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** A spot that is kept for a regular is released soon (product.md#regulars). */
export const regularSpotKept = {
  category: 'reminders',
  mails: { regularSpotKept: { budget: null, game: 'facts' } },
  params: ['until'],
  mailPath: mailedPaths.takingSpot,
  action: 'take',
} as const satisfies NoticeKind;
