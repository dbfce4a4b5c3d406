import type { NoticeKind } from './kind.ts';

/** The first on the waiting list is in, and usually paid for it too. */
export const waitingListPromoted = {
  category: 'offers',
  mails: { promoted: { budget: null, atOnce: true, game: 'calendar' } },
} as const satisfies NoticeKind;
