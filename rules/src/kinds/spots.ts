import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** The receiver joined a game that is free, or that a pass or somebody else pays for. */
export const signedUp = {
  category: 'signUps',
  ownMail: { budget: null, game: 'calendar' },
} as const satisfies NoticeKind;

/** The receiver paid for a spot; with the amount. */
export const paymentConfirmed = {
  category: 'bookings',
  ownMail: { budget: null, game: 'calendar' },
  params: ['amount'],
} as const satisfies NoticeKind;

/** A spot is kept for the first on the waiting list; if they don't take it, it goes to somebody else. */
export const spotOffered = {
  category: 'offers',
  mails: { spotOffered: { budget: null, atOnce: true, game: 'facts' } },
  params: ['until'],
  mailPath: mailedPaths.takingSpot,
  action: 'take',
} as const satisfies NoticeKind;

/** A spot is open shortly before the game: the first person to take it plays. */
export const spotOpen = {
  category: 'offers',
  mails: { spotOpen: { budget: null, atOnce: true, game: 'facts' } },
  mailPath: mailedPaths.takingSpot,
  action: 'take',
} as const satisfies NoticeKind;

/** An offer was not taken in time. */
export const spotLapsed = {
  category: 'spots',
  ownMail: { budget: null },
  action: 'other',
} as const satisfies NoticeKind;

/** The first on the waiting list has joined, and usually paid too. */
export const waitingListPromoted = {
  category: 'offers',
  mails: { promoted: { budget: null, atOnce: true, game: 'calendar' } },
} as const satisfies NoticeKind;

/** Somebody paid for the receiver's spot; a guest declines through the mail's link. */
export const friendPaid = {
  category: 'spots',
  mails: { friendPaid: { atOnce: true, budget: 'friend', game: 'calendar' } },
  params: ['friend'],
  action: 'answer',
} as const satisfies NoticeKind;

/** To the payer: the player gave up the spot. It names the refund. */
export const friendDeclined = {
  category: 'spots',
  mails: { friendDeclined: { budget: null, atOnce: true } },
  params: ['friend', 'refund'],
} as const satisfies NoticeKind;

/** To the player: the payer gave up the spot. */
export const spotGivenUp = {
  category: 'spots',
  mails: { spotGivenUp: { budget: null, leaves: true } },
  params: ['friend'],
} as const satisfies NoticeKind;

/** Somebody who can't come offers their spot. */
export const handOverOffered = {
  category: 'offers',
  mails: { handOverOffered: { atOnce: true, budget: 'handOver', game: 'facts' } },
  params: ['friend'],
  action: 'answer',
} as const satisfies NoticeKind;

/** To the player and the payer of a spot that somebody else took over. It names the refund. */
export const handOverTaken = {
  category: 'spots',
  mails: { handOverTaken: { budget: null, atOnce: true } },
  params: ['friend', 'refund'],
} as const satisfies NoticeKind;

/** To the player whose offered spot was declined. */
export const handOverDeclined = {
  category: 'spots',
  mails: { handOverDeclined: { budget: null } },
  params: ['friend'],
} as const satisfies NoticeKind;

/** The player keeps the spot that was offered. */
export const spotWithdrawn = {
  category: 'spots',
  ownMail: { budget: null },
} as const satisfies NoticeKind;

/** A spot kept for a regular will be released soon (product.md#regulars). */
export const regularSpotKept = {
  category: 'reminders',
  mails: { regularSpotKept: { budget: null, game: 'facts' } },
  params: ['until'],
  mailPath: mailedPaths.takingSpot,
  action: 'take',
} as const satisfies NoticeKind;

/** To the player whose regular spot an organiser ended. */
export const regularEnded = {
  category: 'spots',
  ownMail: { budget: null },
} as const satisfies NoticeKind;
