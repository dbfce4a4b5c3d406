import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** A top-up is in the wallet, or settled a debt. */
export const topUpConfirmed = {
  category: 'money',
  mails: { topUpPaid: { budget: null, atOnce: true } },
  params: ['amount', 'owed'],
  path: mailedPaths.wallet,
  standsAlone: true,
  says: ({ owed }) => (owed === undefined ? null : 'settled'),
} as const satisfies NoticeKind;

/** A payment for a spot came too late, and is credit now. */
export const creditWaiting = {
  category: 'money',
  mails: { creditWaiting: { budget: null, atOnce: true }, latePayment: { budget: null, atOnce: true } },
  params: ['amount'],
  path: mailedPaths.wallet,
} as const satisfies NoticeKind;

/** To the payer of a spot, who got money back while the player keeps the spot. */
export const spotPaidBack = {
  category: 'money',
  mails: { spotPaidBack: { budget: null, atOnce: true } },
  params: ['amount', 'words'],
} as const satisfies NoticeKind;

/** A correction of somebody's wallet by two admins. */
export const balanceCorrected = {
  category: 'money',
  mails: { balanceCorrected: { budget: null, atOnce: true } },
  signed: true,
  params: ['amount', 'words'],
  path: mailedPaths.wallet,
} as const satisfies NoticeKind;

/** The part of a top-up that the wallet still held goes back the way it was paid. */
export const topUpPaidBack = {
  category: 'money',
  mails: { topUpPaidBack: { budget: null, atOnce: true } },
  params: ['amount', 'words'],
  path: mailedPaths.wallet,
} as const satisfies NoticeKind;

/** A promocode ended, and the rest of its gift went back. */
export const giftTakenBack = {
  category: 'money',
  mails: { giftTakenBack: { budget: null, atOnce: true } },
  params: ['amount', 'words'],
  path: mailedPaths.wallet,
} as const satisfies NoticeKind;

/** An admin ended a debt, with the reason. */
export const owedEnded = {
  category: 'money',
  mails: { owedEnded: { budget: null, atOnce: true } },
  params: ['amount', 'words'],
  path: mailedPaths.wallet,
} as const satisfies NoticeKind;

/** A month before a pass ends with games left (decisions/0071-passes.md). */
export const passEndsSoon = {
  category: 'money',
  mails: { passEndsSoon: { budget: null, atOnce: true } },
  params: ['count', 'until'],
  path: mailedPaths.passes,
} as const satisfies NoticeKind;

/** A pass ended by itself, and the money on it came back. */
export const passEnded = {
  category: 'money',
  mails: { passEnded: { budget: null, atOnce: true } },
  params: ['amount'],
  path: mailedPaths.wallet,
} as const satisfies NoticeKind;

/** To the admins: a payment was taken back (product.md#charge-backs). */
export const chargedBack = {
  category: 'money',
  mails: { chargedBack: { budget: null, atOnce: true } },
  params: ['friend', 'amount', 'owed'],
} as const satisfies NoticeKind;

/** To the payer of a payment that was taken back. */
export const paymentTakenBack = {
  category: 'money',
  mails: { paymentTakenBack: { budget: null, atOnce: true } },
  params: ['amount', 'owed'],
  path: mailedPaths.wallet,
} as const satisfies NoticeKind;

/** To the payer, once the provider withdrew the charge-back. */
export const chargeBackWon = {
  category: 'money',
  mails: { chargeBackWon: { budget: null, atOnce: true } },
  params: ['amount'],
  path: mailedPaths.wallet,
} as const satisfies NoticeKind;

/** Rondo owes an organiser pay, and knows no bank account of theirs. */
export const bankDetailsWanted = {
  category: 'money',
  mails: { bankDetailsWanted: { budget: null, atOnce: true } },
  params: ['amount'],
  path: mailedPaths.pay,
} as const satisfies NoticeKind;

/** Rondo reports an organiser's pay to the tax office, and lacks what it must say of them. */
export const taxDetailsWanted = {
  category: 'money',
  mails: { taxDetailsWanted: { budget: null, atOnce: true } },
  path: mailedPaths.pay,
} as const satisfies NoticeKind;

/** A refund through the provider came back, and is credit again (decisions/0121-refunds.md). */
export const refundFailed = {
  category: 'money',
  mails: { refundFailed: { budget: null, atOnce: true } },
  params: ['amount'],
  path: mailedPaths.wallet,
} as const satisfies NoticeKind;

/** To the admins, who decide about such a refund. */
export const refundCameBack = {
  category: 'money',
  mails: { refundCameBack: { budget: null, atOnce: true } },
  params: ['friend', 'amount'],
} as const satisfies NoticeKind;

/** The bank account that pay goes to from now on. */
export const bankDetailsChanged = {
  category: 'money',
  mails: { bankDetailsChanged: { budget: null, atOnce: true } },
  params: ['words', 'until'],
  path: mailedPaths.pay,
} as const satisfies NoticeKind;
