import type { NoticeKind } from './kind.ts';

/** Somebody paid for one's spot; a guest declines through the mail's link. */
export const friendPaid = {
  category: 'spots',
  mails: { friendPaid: { atOnce: true, budget: 'friend', game: 'calendar' } },
  params: ['friend'],
  action: 'answer',
} as const satisfies NoticeKind;
