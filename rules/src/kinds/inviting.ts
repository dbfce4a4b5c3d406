import type { NoticeKind } from './kind.ts';

/** To a game, from somebody one played with. */
export const matchInvited = {
  category: 'invitations',
  ownMail: { budget: null, game: 'facts' },
  params: ['friend'],
  action: 'join',
} as const satisfies NoticeKind;

/** To a spot that somebody keeps in their group (decisions/0065-joining-together.md). */
export const groupInvited = {
  category: 'invitations',
  ownMail: { budget: null, game: 'facts' },
  params: ['friend', 'until'],
  action: 'join',
} as const satisfies NoticeKind;

/** Everyone in one's group has a spot. */
export const groupComplete = {
  category: 'spots',
  ownMail: { budget: null, game: 'facts' },
} as const satisfies NoticeKind;

/** One's group ended before everyone had a spot. */
export const groupOver = {
  category: 'spots',
  ownMail: { budget: null, game: 'facts' },
} as const satisfies NoticeKind;

/** To the host of a game that was played: players want another one, told together (decisions/0106-after-the-game.md). */
export const againWanted = {
  category: 'organising',
  params: ['friend', 'count'],
  says: ({ count }) => (count === undefined ? null : 'several'),
} as const satisfies NoticeKind;
