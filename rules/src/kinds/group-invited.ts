import type { NoticeKind } from './kind.ts';

/** To a spot that somebody keeps in their group (decisions/0065-joining-together.md). */
export const groupInvited = {
  category: 'invitations',
  ownMail: { budget: null, game: 'facts' },
  params: ['friend', 'until'],
  action: 'join',
} as const satisfies NoticeKind;
