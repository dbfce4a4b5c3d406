import { minute } from './durations.ts';
import { leavingLoginMinutes } from './limits.ts';
import type { Cents } from './money.ts';
import { decideRefund, type PaidSpot } from './refund.ts';

/** Deleting an account: what must be settled with others first, and the refunds (product.md#leaving-rondo). */

export const departureRefusals = [
  'organiser_of_games',
  'leads_communities',
  'last_admin',
  'payment_under_way',
  'pay_owed',
  'payout_under_way',
  'debt_left',
  'confirm_identity',
  'balance_left',
] as const;
export type DepartureRefusal = (typeof departureRefusals)[number];

export interface DepartureFacts {
  /** The person themself, or an admin whom they asked to forget them. */
  by: 'oneself' | 'admin';
  /** Games the person organises that are still to come or being played. */
  organised: number;
  /** Communities with other members that have no other admin. */
  ledAlone: number;
  /** Whether nobody else is an admin of Rondo. */
  isLastAdmin: boolean;
  /** Payments that may still succeed, or whose spot is not settled yet. */
  paymentsUnderWay: number;
  /** Pay owed to an organiser that can't be paid for lack of bank details. */
  unpayableCents: Cents;
  /** Payments to their bank, or back the way they paid, that may still come back. */
  payoutsUnderWay: number;
  /** The debt after a charge-back. */
  debtCents: Cents;
  /** The wallet's balance once all spots are given up. */
  balanceCents: Cents;
  /** The amount the person agreed to give up. */
  givenUpCents: Cents;
  hasPassword: boolean;
  loggedInAt: Date;
}

/**
 * Why an account can't be deleted now, or null. What the person can act on most comes first: a game needs its organiser, money on its way must not
 * get lost, and the balance is given up only when named to the cent. An admin can wait for a payout and end a debt with a reason, so must do this
 * first; a person who leaves by themself is still paid, and their debt becomes a loss.
 */
export function refuseDeparture(facts: DepartureFacts, now: Date): DepartureRefusal | null {
  if (facts.organised > 0) return 'organiser_of_games';
  if (facts.ledAlone > 0) return 'leads_communities';
  if (facts.isLastAdmin) return 'last_admin';
  if (facts.paymentsUnderWay > 0) return 'payment_under_way';
  if (facts.unpayableCents > 0) return 'pay_owed';
  if (facts.by === 'admin') {
    if (facts.payoutsUnderWay > 0) return 'payout_under_way';
    if (facts.debtCents > 0) return 'debt_left';
  } else if (!facts.hasPassword && isLoginOld(facts.loggedInAt, now)) return 'confirm_identity';
  return facts.balanceCents > 0 && facts.balanceCents !== facts.givenUpCents ? 'balance_left' : null;
}

/** Whether the login of an account without a password is too old to show who is asking. */
export function isLoginOld(loggedInAt: Date, now: Date): boolean {
  return now.getTime() - loggedInAt.getTime() > leavingLoginMinutes * minute;
}

/**
 * What the payer gets back by the refund policy when a spot's player deletes their account. A spot that can no longer be refunded opens
 * anyway, and nothing is returned.
 */
export function refundOnDeparture(spot: PaidSpot, now: Date): { refundCents: Cents; retainedCents: Cents } {
  const decision = decideRefund(spot, now);
  if (!decision.allowed) return { refundCents: 0, retainedCents: spot.paidCents };
  return { refundCents: decision.refundCents, retainedCents: decision.retainedCents };
}
