import type { NoticeKind } from './kind.ts';

/** To the people who decide whether a message stays. */
export const messageReported = {
  category: 'organising',
  ownMail: { budget: null },
  params: ['words'],
  action: 'decide',
} as const satisfies NoticeKind;
