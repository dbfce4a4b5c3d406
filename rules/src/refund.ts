import type { GameStatus } from './limits.ts';
import { type Cents, percentOf } from './money.ts';

/**
 * The refund policy as one table (3-decisions §4): for a pending game, the first row whose hours to the start are reached.
 * 24 h exactly is the 60 % row, 18 h exactly as well, 12 h exactly still gives the spot up.
 */
export const refundPolicy = [
  { reason: 'over24h', moreThanHours: 24, percent: 90 },
  { reason: '18to24h', atLeastHours: 18, percent: 60 },
  { reason: '12to18h', atLeastHours: 12, percent: 0 },
] as const;

export type RefundReason = 'cancelled' | 'changed' | (typeof refundPolicy)[number]['reason'];

export type RefundDecision =
  | { allowed: true; reason: RefundReason; percent: number; refundCents: Cents; retainedCents: Cents }
  | { allowed: false; code: 'refund_not_possible' };

export interface RefundableSpot {
  status: GameStatus;
  startsAt: Date;
  /** Really paid: after discounts, without fees. */
  paidCents: Cents;
  /** The 100 % window after the organiser changed time or place, else null. */
  windowUntil: Date | null;
}

const hourMs = 3_600_000;

/** What giving up a paid spot brings back now. Refund and retained always add up to what was paid. */
export function decideRefund({ status, startsAt, paidCents, windowUntil }: RefundableSpot, now: Date): RefundDecision {
  const give = (reason: RefundReason, percent: number): RefundDecision => {
    const refundCents = percentOf(paidCents, percent);
    return { allowed: true, reason, percent, refundCents, retainedCents: paidCents - refundCents };
  };
  if (status === 'cancelled') return give('cancelled', 100);
  const hoursLeft = (startsAt.getTime() - now.getTime()) / hourMs;
  if (windowUntil && now < windowUntil && hoursLeft > 0) return give('changed', 100);
  if (status !== 'pending') return { allowed: false, code: 'refund_not_possible' };
  const row = refundPolicy.find((policy) =>
    'moreThanHours' in policy ? hoursLeft > policy.moreThanHours : hoursLeft >= policy.atLeastHours,
  );
  return row ? give(row.reason, row.percent) : { allowed: false, code: 'refund_not_possible' };
}
