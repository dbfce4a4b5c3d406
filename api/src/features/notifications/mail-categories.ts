import type { MailKind } from '@rondo/phrases';
import type { NoticeCategory } from '@rondo/rules/notices';

/**
 * Which category a mail belongs to. null: about a login, a booking without one, or money: it goes whatever its receiver
 * chose, and at once.
 */
export const mailCategories = {
  signUp: null,
  accountExists: null,
  recovery: null,
  guestPassword: null,
  passwordChanged: null,
  waysInLeft: null,
  passkeyAdded: null,
  googleLinked: null,
  confirmAddress: null,
  confirmOwnAddress: null,
  addressTaken: null,
  addressAsked: null,
  addressChanged: null,
  accountDeleted: null,
  topUpPaid: null,
  latePayment: null,
  creditWaiting: null,
  booking: null,
  bookingUnproved: null,
  bookingPaid: null,
  // Who has no login declines by its link.
  friendPaid: null,
  // They say what came back.
  friendDeclined: null,
  handOverTaken: null,
  gameCancelledRefund: null,
  gameCancelledByPersonRefund: null,
  gameCancelledByRondoRefund: null,
  gameCancelledGuest: null,
  // They may have paid by it.
  promoted: null,
  // A spot that is kept for a while.
  spotOffered: null,
  spotOpen: null,
  handOverOffered: null,
  gameCancelled: 'changes',
  gameCancelledByPerson: 'changes',
  gameCancelledByRondo: 'changes',
  gameChanged: 'changes',
  gameConfirmed: 'games',
  spotGivenUp: 'spots',
  handOverDeclined: 'spots',
  spotLapsed: 'spots',
  spotWithdrawn: 'spots',
  signedUp: 'signUps',
  paymentConfirmed: 'signUps',
  matchBelowMinimum: 'organising',
  afterMatchRating: 'ratings',
  communityApproved: 'communities',
  communityDenied: 'communities',
  newsletterAsked: null,
  newsletterWelcome: null,
  digest: null,
} as const satisfies Record<MailKind, NoticeCategory | null>;
