import { mailedPaths } from '../mailed-paths.ts';
import { isToldChange } from '../told-change.ts';
import { isRefunded, type NoticeKind, toldParams } from './kind.ts';

/** A game that the receiver plays in has enough players. */
export const matchConfirmed = {
  category: 'games',
  mails: { gameConfirmed: { budget: null, game: 'calendar' } },
} as const satisfies NoticeKind;

/** A day before a game that the receiver plays in (product.md#notifications). */
export const matchInADay = {
  category: 'reminders',
  mails: { gameInADay: { budget: null, game: 'facts' } },
} as const satisfies NoticeKind;

/** Two hours before such a game. */
export const matchInTwoHours = {
  category: 'reminders',
  mails: { gameInTwoHours: { budget: null, game: 'facts' } },
} as const satisfies NoticeKind;

/** To who speaks for another team: a result was entered, which they confirm or change (product.md#results). */
export const resultEntered = {
  category: 'games',
  ownMail: { budget: null },
  path: mailedPaths.result,
  action: 'answer',
} as const satisfies NoticeKind;

/** To who challenged a community, which `title` names, and who plays for theirs: it accepted; to who challenged it: it declined. */
export const challengeAnswered = {
  category: 'games',
  ownMail: { budget: null },
  params: ['title'],
  says: ({ declined }) => (declined === 1 ? 'declined' : null),
} as const satisfies NoticeKind;

/**
 * To everybody in a tournament's teams whose matches have times, or others (product.md#the-day): `begins` is when the receiver plays next, and `first`
 * 1 when it is the first plan.
 */
export const tournamentPlan = {
  category: 'games',
  ownMail: { budget: null },
  params: ['begins', 'court'],
  path: (id: string) => `/tournaments/${id}`,
  rings: 'soon',
  says: ({ begins, first }) =>
    begins === undefined ? (first === 1 ? 'drawn' : 'static') : first === 1 ? 'stands' : null,
} as const satisfies NoticeKind;

/** A game that the receiver plays in, or waits for, has another time, place or price (product.md#editing-games). */
export const matchChanged = {
  category: 'changes',
  mails: { gameChanged: { budget: null, game: 'calendar' } },
  params: toldParams,
  says: (params) => (isToldChange(params) ? 'told' : null),
} as const satisfies NoticeKind;

/** A late change, made on the day in one tap: it rings even at night. */
export const matchLate = {
  category: 'changes',
  mails: matchChanged.mails,
  params: toldParams,
  rings: 'always',
  says: (params) => (isToldChange(params) ? 'told' : params.count === undefined ? 'noted' : null),
} as const satisfies NoticeKind;

/** A game that the receiver plays in, or waits for, was cancelled (product.md#notifications). */
export const matchCancelled = {
  category: 'changes',
  mails: {
    gameCancelled: { budget: null, leaves: true },
    gameCancelledByPerson: { budget: null, leaves: true },
    gameCancelledByRondo: { budget: null, leaves: true },
    gameCancelledRefund: { budget: null, atOnce: true, leaves: true },
    gameCancelledByPersonRefund: { budget: null, atOnce: true, leaves: true },
    gameCancelledByRondoRefund: { budget: null, atOnce: true, leaves: true },
    gameCancelledGuest: { budget: null, atOnce: true, leaves: true },
  },
  params: ['refund', 'ride', 'cause'],
  action: 'other',
  says: (params) => {
    const refunded = isRefunded(params);
    if (params.cause === 'organiser') return refunded ? 'organiserRefunded' : 'organiser';
    if (params.cause === 'rondo') return refunded ? 'rondoRefunded' : 'rondo';
    return refunded ? 'refunded' : null;
  },
} as const satisfies NoticeKind;

/** To the organiser: a confirmed game has too few players. */
export const matchBelowMinimum = {
  category: 'organising',
  ownMail: { budget: null, game: 'facts' },
  action: 'help',
} as const satisfies NoticeKind;

/** To leaders of an outdoor game: so much rain is forecast that they may cancel it (product.md#weather). */
export const extremeRain = {
  category: 'organising',
  ownMail: { budget: null, game: 'facts' },
} as const satisfies NoticeKind;

/** A game that the receiver would fit lacks a few players (decisions/0068-rescue.md). */
export const gameNeedsYou = {
  category: 'rescues',
  ownMail: { budget: null, game: 'facts' },
  params: ['sport', 'count'],
  action: 'join',
} as const satisfies NoticeKind;

/** A new game, or series, fits one of the receiver's wishes. */
export const wishFits = {
  category: 'wishes',
  ownMail: { budget: null, game: 'facts' },
  params: ['count'],
  action: 'join',
  says: ({ count }) => (count === undefined ? null : 'series'),
} as const satisfies NoticeKind;

/** New games that fit the receiver's wishes, gathered and named in one line. */
export const wishDigest = {
  category: 'wishes',
  mails: { wishDigest: { budget: null } },
  params: ['games'],
  path: mailedPaths.wishes,
} as const satisfies NoticeKind;
