import type { NoticeKind } from './kind.ts';

/** To the organiser whose co-organiser stepped back. */
export const coOrganiserLeft = {
  category: 'organising',
  ownMail: { budget: null },
  params: ['friend'],
} as const satisfies NoticeKind;
