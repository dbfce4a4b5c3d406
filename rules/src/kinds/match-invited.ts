import type { NoticeKind } from './kind.ts';

/** To a game, from somebody one played with. */
export const matchInvited = {
  category: 'invitations',
  ownMail: { budget: null, game: 'facts' },
  params: ['friend'],
  action: 'join',
} as const satisfies NoticeKind;
