import type { NoticeKind } from './kind.ts';

/** To a co-organiser, of one game or a series (decisions/0067-leading-together.md). */
export const coOrganiserNamed = {
  category: 'organising',
  ownMail: { budget: 'coOrganiser', game: 'facts' },
  params: ['friend', 'count'],
  says: ({ count }) => (count === undefined ? null : 'series'),
} as const satisfies NoticeKind;

/** To the organiser whose co-organiser stepped back. */
export const coOrganiserLeft = {
  category: 'organising',
  ownMail: { budget: null },
  params: ['friend'],
} as const satisfies NoticeKind;

/** To the organiser to whom an admin gave a game. */
export const matchGiven = {
  category: 'organising',
  ownMail: { budget: null, game: 'facts' },
} as const satisfies NoticeKind;
