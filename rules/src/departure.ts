import { minute } from './instants.ts';
import { leavingLoginMinutes } from './limits.ts';
import type { Cents } from './money.ts';
import { decideRefund, type PaidSpot } from './refund.ts';

/** Leaving Rondo: what an account still has to do with others, and what becomes of it (3-decisions §6). */

export type DepartureRefusal = 'organiser_of_games' | 'payment_under_way' | 'confirm_identity' | 'balance_left';

export interface DepartureFacts {
  /** Games to come, or being played, that the person organises. */
  organised: number;
  /** Payments that may still succeed, or whose spot is not dealt with yet. */
  paymentsUnderWay: number;
  /** What the wallet holds once all spots are given up. */
  balanceCents: Cents;
  /** What the person said they give up. */
  givenUpCents: Cents;
  hasPassword: boolean;
  loggedInAt: Date;
}

/**
 * Why an account can't be deleted now, or null. The most that a person can do about it comes first: a game needs its
 * organiser, money on its way must not get lost, and the balance is given up only by saying so, to the cent.
 */
export function refuseDeparture(facts: DepartureFacts, now: Date): DepartureRefusal | null {
  if (facts.organised > 0) return 'organiser_of_games';
  if (facts.paymentsUnderWay > 0) return 'payment_under_way';
  if (!facts.hasPassword && isLoginOld(facts.loggedInAt, now)) return 'confirm_identity';
  return facts.balanceCents > 0 && facts.balanceCents !== facts.givenUpCents ? 'balance_left' : null;
}

/** Whether a login says too little about who asks by now, of an account without a password. */
export function isLoginOld(loggedInAt: Date, now: Date): boolean {
  return now.getTime() - loggedInAt.getTime() > leavingLoginMinutes * minute;
}

/**
 * What comes back of a spot whose player leaves Rondo, to who paid: what the refund policy says. Where the policy lets nobody go
 * any more the spot opens all the same, and nothing comes back.
 */
export function refundOnDeparture(spot: PaidSpot, now: Date): { refundCents: Cents; retainedCents: Cents } {
  const decision = decideRefund(spot, now);
  if (!decision.allowed) return { refundCents: 0, retainedCents: spot.paidCents };
  return { refundCents: decision.refundCents, retainedCents: decision.retainedCents };
}
