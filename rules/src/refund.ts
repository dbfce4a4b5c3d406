import { hour } from './durations.ts';
import { changeRefundHours, type GameStatus } from './limits.ts';
import { percentOf, type Cents } from './money.ts';

/**
 * The refund policy (product.md#refunds), as shown in the refund dialog and in the terms. `aboveHours` and `fromHours` bound the time
 * left before a pending game starts: more than 24 h; 18 h to 24 h, both included; 12 h (included) to 18 h. With less time, or for a
 * confirmed game, there is no refund.
 */
export const refundPolicy = [
  { reason: 'cancelled', percent: 100 },
  { reason: 'changed', percent: 100 },
  { reason: 'over24h', percent: 90, aboveHours: 24 },
  { reason: '18to24h', percent: 60, fromHours: 18 },
  { reason: '12to18h', percent: 0, fromHours: 12 },
] as const;

/** The last hours before a pending game, in which nothing comes back: those that no row of the policy has. */
export const noRefundHours = Math.min(...refundPolicy.flatMap((row) => ('fromHours' in row ? row.fromHours : [])));

export type RefundReason = (typeof refundPolicy)[number]['reason'];

/** A row of a refund policy; `refundPolicy` is in force, others are only tried out (`policy-replay.ts`). */
export interface RefundRule {
  reason: RefundReason;
  percent: number;
  aboveHours?: number;
  fromHours?: number;
}

export type RefundDecision =
  | { allowed: true; reason: RefundReason; percent: number; refundCents: Cents; retainedCents: Cents }
  | { allowed: false; code: 'refund_not_possible' };

/** A paid spot, with the state of its game. */
export interface PaidSpot {
  status: GameStatus;
  startsAt: Date;
  /** What was actually paid, after discounts and without fees. */
  paidCents: Cents;
  joinedAt: Date;
  /** When the game last got another time or place; null if never. */
  changedAt: Date | null;
}

/**
 * Until when players who had joined before a change of time or place get 100 % back: 24 hours, or until the start if that comes first; null
 * without a change (product.md#editing-games).
 */
export function changeWindowEndsAt({ changedAt, startsAt }: Pick<PaidSpot, 'changedAt' | 'startsAt'>): Date | null {
  if (!changedAt) return null;
  return new Date(Math.min(changedAt.getTime() + changeRefundHours * hour, startsAt.getTime()));
}

/**
 * What a player who gives up a paid spot gets back now. Only players who joined before a change of time or place have its refund window.
 * The refund and the retained part always add up to what was paid.
 */
export function decideRefund(spot: PaidSpot, now: Date, policy: readonly RefundRule[] = refundPolicy): RefundDecision {
  const reason = refundReason(spot, now, policy);
  const rule = policy.find((rule) => rule.reason === reason);
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

function refundReason(spot: PaidSpot, now: Date, policy: readonly RefundRule[]): RefundReason | null {
  const { status, startsAt, joinedAt, changedAt } = spot;
  if (status === 'cancelled') return 'cancelled';
  const windowEndsAt = changeWindowEndsAt(spot);
  if (windowEndsAt && changedAt && joinedAt < changedAt && now < windowEndsAt) return 'changed';
  if (status === 'confirmed') return null;
  const hoursLeft = (startsAt.getTime() - now.getTime()) / hour;
  const step = policy.find(
    ({ aboveHours, fromHours }) =>
      (aboveHours !== undefined && hoursLeft > aboveHours) || (fromHours !== undefined && hoursLeft >= fromHours),
  );
  return step?.reason ?? null;
}
