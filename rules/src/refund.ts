import { hour } from './instants.ts';
import type { GameStatus } from './limits.ts';
import { percentOf, type Cents } from './money.ts';

/**
 * The refund policy (3-decisions §4), as shown in the refund dialog and in the terms. `aboveHours` and `fromHours`
 * bound the time left before the start of a pending game: more than 24 h; 18 h to 24 h, both included; 12 h
 * (included) to 18 h. Less than that, or a confirmed game: no refund.
 */
export const refundPolicy = [
  { reason: 'cancelled', percent: 100 },
  { reason: 'changed', percent: 100 },
  { reason: 'over24h', percent: 90, aboveHours: 24 },
  { reason: '18to24h', percent: 60, fromHours: 18 },
  { reason: '12to18h', percent: 0, fromHours: 12 },
] as const;

export type RefundReason = (typeof refundPolicy)[number]['reason'];

export type RefundDecision =
  | { allowed: true; reason: RefundReason; percent: number; refundCents: Cents; retainedCents: Cents }
  | { allowed: false; code: 'refund_not_possible' };

/**
 * What a player who gives up a paid spot now gets back. `paidCents` is what was really paid, after discounts and
 * without fees; `windowUntil` ends the 24 hours in which a change of time or place may be refunded in full (null:
 * nothing changed). That window also ends at the start. Refund and retained part always add up to what was paid.
 */
export function decideRefund(
  spot: { status: GameStatus; startsAt: Date; paidCents: Cents; windowUntil: Date | null },
  now: Date,
): RefundDecision {
  const reason = refundReason(spot, now);
  const rule = refundPolicy.find((rule) => rule.reason === reason);
  if (!rule) return { allowed: false, code: 'refund_not_possible' };
  const refundCents = percentOf(spot.paidCents, rule.percent);
  return {
    allowed: true,
    reason: rule.reason,
    percent: rule.percent,
    refundCents,
    retainedCents: spot.paidCents - refundCents,
  };
}

function refundReason(
  { status, startsAt, windowUntil }: { status: GameStatus; startsAt: Date; windowUntil: Date | null },
  now: Date,
): RefundReason | null {
  if (status === 'cancelled') return 'cancelled';
  if (windowUntil && now < windowUntil && now < startsAt) return 'changed';
  if (status === 'confirmed') return null;
  const hoursLeft = (startsAt.getTime() - now.getTime()) / hour;
  const step = refundPolicy.find(
    (rule) =>
      ('aboveHours' in rule && hoursLeft > rule.aboveHours) || ('fromHours' in rule && hoursLeft >= rule.fromHours),
  );
  return step?.reason ?? null;
}
