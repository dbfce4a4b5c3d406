import type { NoticeKind } from './kind.ts';

/** An invitation to a game, from somebody the receiver played with. */
export const matchInvited = {
  category: 'invitations',
  ownMail: { budget: null, game: 'facts' },
  params: ['friend'],
  action: 'join',
} as const satisfies NoticeKind;

/** An invitation to a spot that somebody keeps in their group (decisions/0065-joining-together.md). */
export const groupInvited = {
  category: 'invitations',
  ownMail: { budget: null, game: 'facts' },
  params: ['friend', 'until'],
  action: 'join',
} as const satisfies NoticeKind;

/** Everyone in the receiver's group has a spot. */
export const groupComplete = {
  category: 'spots',
  ownMail: { budget: null, game: 'facts' },
} as const satisfies NoticeKind;

/** The receiver's group ended before everyone had a spot. */
export const groupOver = {
  category: 'spots',
  ownMail: { budget: null, game: 'facts' },
} as const satisfies NoticeKind;

/** To the host of a past game: players want another one, told together (decisions/0106-after-the-game.md). */
export const againWanted = {
  category: 'organising',
  params: ['friend', 'count'],
  says: ({ count }) => (count === undefined ? null : 'several'),
} as const satisfies NoticeKind;
