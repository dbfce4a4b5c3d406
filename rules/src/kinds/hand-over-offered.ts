import type { NoticeKind } from './kind.ts';

/** Somebody who can't come offers their spot. */
export const handOverOffered = {
  category: 'offers',
  mails: { handOverOffered: { atOnce: true, budget: 'handOver', game: 'facts' } },
  params: ['friend'],
  action: 'answer',
} as const satisfies NoticeKind;
