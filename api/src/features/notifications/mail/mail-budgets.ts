import type { MailKind } from '@rondo/phrases';

/**
 * How many mails an inbox gets in an hour and in a day because others typed its address, by what was requested. Sign-up and recovery
 * reserve some for the owner besides those of strangers (sign-up.ts, ask-recovery.ts).
 */
export const mailBudgets = {
  signUp: { hour: 20, day: 40 },
  recovery: { hour: 20, day: 40 },
  newsletter: { hour: 3, day: 6 },
  address: { hour: 5, day: 10 },
  booking: { hour: 12, day: 24 },
  friend: { hour: 6, day: 20 },
  handOver: { hour: 6, day: 20 },
  coOrganiser: { hour: 6, day: 20 },
  enquiry: { hour: 4, day: 10 },
  /** To whoever answers enquiries: what is beyond is in the console all the same. */
  enquiryNote: { hour: 60, day: 200 },
} as const satisfies Record<string, { hour: number; day: number }>;

export type MailBudget = keyof typeof mailBudgets;

/**
 * The budget of each mail. null if it follows from what its receiver did or has (a login of theirs, their money, their spot, their game):
 * then it is never held back.
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
  coOrganiserNamed: 'coOrganiser',
  eventAsked: 'enquiry',
  venueOffered: 'enquiry',
  application: 'enquiry',
  applicationKnown: 'enquiry',
  enquiryNote: 'enquiryNote',
  passwordChanged: null,
  waysInLeft: null,
  passkeyAdded: null,
  googleLinked: null,
  addressAsked: null,
  addressChanged: null,
  accountDeleted: null,
  topUpPaid: null,
  latePayment: null,
  paymentReturned: null,
  creditWaiting: null,
  payoutSent: null,
  payoutReturned: null,
  passEndsSoon: null,
  passEnded: null,
  balanceCorrected: null,
  payCorrected: null,
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
  gameInADay: null,
  gameInTwoHours: null,
  promoted: null,
  spotOffered: null,
  spotOpen: null,
  spotGivenUp: null,
  spotLapsed: null,
  spotWithdrawn: null,
  signedUp: null,
  paymentConfirmed: null,
  matchBelowMinimum: null,
  matchInvited: null,
  groupInvited: null,
  groupComplete: null,
  groupOver: null,
  matchGiven: null,
  noShowMarked: null,
  noShowAppealed: null,
  noShowKept: null,
  noShowTakenBack: null,
  coOrganiserLeft: null,
  messageReported: null,
  matchMessage: null,
  communityMessage: null,
  wishFits: null,
  wishDigest: null,
  gameNeedsYou: null,
  regularSpotKept: null,
  afterMatchRating: null,
  communityApproved: null,
  communityDenied: null,
  communityRequest: null,
  communityRemoved: null,
  communityAdmin: null,
  communityNews: null,
  communityGames: null,
  labelSuggested: null,
  labelRemoved: null,
  labelReported: null,
  tagGiven: null,
  enquiryAnswered: null,
  applicationApproved: null,
  applicationInvited: null,
  applicationDeclined: null,
  newsletterWelcome: null,
  digest: null,
} as const satisfies Record<MailKind, MailBudget | null>;

/** The inbox of an address: most mail servers deliver `name+anything@` to `name@`. */
export function inboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  return name === '' ? address : name + address.slice(at);
}
