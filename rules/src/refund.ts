import { hour } from './instants.ts';
import { changeRefundHours, type GameStatus } from './limits.ts';
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

/** A paid spot, and what became of its game. */
export interface PaidSpot {
  status: GameStatus;
  startsAt: Date;
  /** What was really paid, after discounts and without fees. */
  paidCents: Cents;
  joinedAt: Date;
  /** When the game last got another time or place; null: never. */
  changedAt: Date | null;
}

/**
 * Until when everyone who had joined before a change of time or place gets 100 % back: 24 hours, or until the start if
 * that comes first; null without a change (3-decisions §3).
 */
export function changeWindowEndsAt({ changedAt, startsAt }: Pick<PaidSpot, 'changedAt' | 'startsAt'>): Date | null {
  if (!changedAt) return null;
  return new Date(Math.min(changedAt.getTime() + changeRefundHours * hour, startsAt.getTime()));
}

/**
 * What a player who gives up a paid spot now gets back. The window after a change is for those who had joined before it.
 * Refund and retained part always add up to what was paid.
 */
export function decideRefund(spot: PaidSpot, now: Date): RefundDecision {
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

function refundReason(spot: PaidSpot, now: Date): RefundReason | null {
  const { status, startsAt, joinedAt, changedAt } = spot;
  if (status === 'cancelled') return 'cancelled';
  const windowEndsAt = changeWindowEndsAt(spot);
  if (windowEndsAt && changedAt && joinedAt < changedAt && now < windowEndsAt) return 'changed';
  if (status === 'confirmed') return null;
  const hoursLeft = (startsAt.getTime() - now.getTime()) / hour;
  const step = refundPolicy.find(
    (rule) =>
      ('aboveHours' in rule && hoursLeft > rule.aboveHours) || ('fromHours' in rule && hoursLeft >= rule.fromHours),
  );
  return step?.reason ?? null;
}
