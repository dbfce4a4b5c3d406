import type { MailKind } from '@rondo/phrases';
import { type MailTraits, type NoticeMail, noticeMails } from '@rondo/rules/notification-kinds';
import type { NotificationCategory } from '@rondo/rules/notifications';
import type { MailBudget } from './mail-budgets.ts';

/** Traits of a mail, beside its words. */
interface MailKindTraits extends Omit<MailTraits, 'budget'> {
  /** null for a mail about a login, a booking without one, or money: it is sent at once, whatever its receiver chose. */
  category: NotificationCategory | null;
  /** null for a mail that follows from what its receiver did or has (a login, money, a spot or a game of theirs): it is never held back. */
  budget: MailBudget | null;
}

/** Mails that come without a notification. */
const alone = {
  signUp: { budget: 'signUp' },
  accountExists: { budget: 'signUp' },
  recovery: { budget: 'recovery' },
  guestPassword: { budget: 'recovery' },
  newsletterAsked: { budget: 'newsletter' },
  confirmAddress: { budget: 'address' },
  confirmOwnAddress: { budget: 'address' },
  addressTaken: { budget: 'address' },
  booking: { budget: 'booking', game: 'calendar' },
  bookingUnproved: { budget: 'booking', game: 'facts' },
  eventAsked: { budget: 'enquiry' },
  venueOffered: { budget: 'enquiry' },
  application: { budget: 'enquiry' },
  applicationKnown: { budget: 'enquiry' },
  enquiryNote: { budget: 'enquiryNote' },
  bookingPaid: { budget: null, game: 'calendar' },
  // Their own spot goes to somebody else unless they keep it.
  spotReleased: { budget: null, game: 'facts' },
  passwordChanged: { budget: null },
  waysInLeft: { budget: null },
  passkeyAdded: { budget: null },
  googleLinked: { budget: null },
  addressAsked: { budget: null },
  addressChanged: { budget: null },
  addressNew: { budget: null },
  addressTakenAway: { budget: null },
  addressCorrected: { budget: null },
  nameCorrected: { budget: null },
  roleChanged: { budget: null },
  sessionsEnded: { budget: null },
  wayInRemoved: { budget: null },
  banned: { budget: null },
  banLifted: { budget: null },
  accountDeleted: { budget: null },
  paymentReturned: { budget: null },
  documentSent: { budget: null },
  payoutSent: { budget: null },
  payoutReturned: { budget: null },
  payoutUndone: { budget: null },
  paidInYear: { budget: null },
  refundAccount: { budget: null },
  refundSent: { budget: null },
  refundReturned: { budget: null },
  refundUndone: { budget: null },
  payCorrected: { budget: null },
  enquiryAnswered: { budget: null },
  applicationApproved: { budget: null },
  applicationInvited: { budget: null },
  applicationDeclined: { budget: null },
  newsletterWelcome: { budget: null },
  digest: { budget: null },
} as const satisfies Record<Exclude<MailKind, NoticeMail>, Omit<MailKindTraits, 'category'>>;

const withoutCategory = Object.fromEntries(
  Object.entries(alone).map(([mail, traits]) => [mail, { ...traits, category: null }]),
) as Record<keyof typeof alone, MailKindTraits>;

/** Traits of each mail; those of a notification's mail are defined with its kind (rules/src/kinds). */
export const mailKinds: Readonly<Record<MailKind, MailKindTraits>> = { ...noticeMails, ...withoutCategory };
