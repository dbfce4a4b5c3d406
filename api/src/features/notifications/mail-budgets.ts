import type { MailKind } from '@rondo/phrases';

/**
 * Mails that one inbox gets because others typed its address, by what was asked: in any hour, and in any day. Sign-ups and recovery
 * leave the owner some of their own beside those of strangers (sign-up.ts, ask-recovery.ts).
 */
export const mailBudgets = {
  signUp: { hour: 20, day: 40 },
  recovery: { hour: 20, day: 40 },
  newsletter: { hour: 3, day: 6 },
  address: { hour: 5, day: 10 },
  booking: { hour: 12, day: 24 },
  friend: { hour: 6, day: 20 },
  handOver: { hour: 6, day: 20 },
} as const satisfies Record<string, { hour: number; day: number }>;

export type MailBudget = keyof typeof mailBudgets;

/**
 * What each mail counts for. null: it follows from what its receiver did or has (a login of theirs, their money, their spot, their
 * game), and is never held back.
 */
export const budgetOf = {
  signUp: 'signUp',
  accountExists: 'signUp',
  recovery: 'recovery',
  guestPassword: 'recovery',
  newsletterAsked: 'newsletter',
  confirmAddress: 'address',
  confirmOwnAddress: 'address',
  addressTaken: 'address',
  booking: 'booking',
  bookingUnproved: 'booking',
  friendPaid: 'friend',
  handOverOffered: 'handOver',
  passwordChanged: null,
  waysInLeft: null,
  passkeyAdded: null,
  googleLinked: null,
  addressAsked: null,
  addressChanged: null,
  accountDeleted: null,
  topUpPaid: null,
  latePayment: null,
  creditWaiting: null,
  bookingPaid: null,
  friendDeclined: null,
  handOverTaken: null,
  handOverDeclined: null,
  gameCancelled: null,
  gameCancelledRefund: null,
  gameCancelledByPerson: null,
  gameCancelledByPersonRefund: null,
  gameCancelledGuest: null,
  gameCancelledByRondo: null,
  gameCancelledByRondoRefund: null,
  gameChanged: null,
  gameConfirmed: null,
  promoted: null,
  spotOffered: null,
  spotOpen: null,
  spotGivenUp: null,
  spotLapsed: null,
  spotWithdrawn: null,
  signedUp: null,
  paymentConfirmed: null,
  matchBelowMinimum: null,
  afterMatchRating: null,
  communityApproved: null,
  communityDenied: null,
  newsletterWelcome: null,
  digest: null,
} as const satisfies Record<MailKind, MailBudget | null>;

/** Whose inbox an address is: most mail servers deliver `name+anything@` to `name@`. */
export function inboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  return name === '' ? address : name + address.slice(at);
}
