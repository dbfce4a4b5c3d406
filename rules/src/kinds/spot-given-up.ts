import type { NoticeKind } from './kind.ts';

/** To the player: the payer gave the spot up. */
export const spotGivenUp = {
  category: 'spots',
  mails: { spotGivenUp: { budget: null, leaves: true } },
  params: ['friend'],
} as const satisfies NoticeKind;
