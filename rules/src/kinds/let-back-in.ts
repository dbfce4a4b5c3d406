import type { NoticeKind } from './kind.ts';

/** To the player who may join the game again. */
export const letBackIn = {
  category: 'spots',
  mails: { letBackIn: { budget: null, game: 'facts' } },
} as const satisfies NoticeKind;
