import { hoursBefore } from './durations.ts';
import type { GameStatus } from './limits.ts';
import type { Cents } from './money.ts';
import { decideRefund, refundPolicy } from './refund.ts';

/** What giving up a spot refunds from an instant on; null for from now on. */
export interface RefundStage {
  from: Date | null;
  percent: number;
  cents: Cents;
  /** Whether the spot can be given up at all. */
  allowed: boolean;
}

/** A spot that is about to be taken, or just was. */
export interface TakenSpot {
  status: GameStatus;
  startsAt: Date;
  paidCents: Cents;
}

/** Hours before the start at which the policy changes. */
const turns = [
  ...new Set(
    refundPolicy.flatMap((rule) =>
      'aboveHours' in rule ? [rule.aboveHours] : 'fromHours' in rule ? [rule.fromHours] : [],
    ),
  ),
];

/**
 * What giving up a spot paid for now refunds at present and at each later step of the policy (product.md#refunds). After the last step the game is
 * confirmed or cancelled. A confirmed game has a single stage without a refund.
 */
export function refundOutlook(spot: TakenSpot, now: Date): RefundStage[] {
  const later = turns.map((hours) => hoursBefore(spot.startsAt, hours)).filter((turn) => turn > now);
  const stages = [now, ...later].map((at, index): RefundStage => {
    // The exact turning point still belongs to the earlier step.
    const moment = index === 0 ? at : new Date(at.getTime() + 1);
    const decision = decideRefund({ ...spot, joinedAt: now, changedAt: null }, moment);
    const back = decision.allowed
      ? { percent: decision.percent, cents: decision.refundCents }
      : { percent: 0, cents: 0 };
    return { from: index === 0 ? null : at, allowed: decision.allowed, ...back };
  });
  return stages.filter((stage, index) => {
    const before = stages[index - 1];
    return !before || (stage.allowed && before.percent !== stage.percent);
  });
}

/** What a spot commits its player to, in one line that reads the same everywhere. */
export type RefundLine =
  /** Free: it can be left until some hours before the start. `confirmed`: the price is refunded only if somebody takes over the spot. */
  | { is: 'free' | 'confirmed' | 'none' }
  /** This much is refunded until then, while the game isn't confirmed. */
  | { is: 'back'; percent: number; cents: Cents; until: Date };

/** The line for this spot at this hour (product.md#refunds). An external event's spots can't go to anybody else. */
export function refundLine(spot: TakenSpot & { external: boolean }, now: Date): RefundLine {
  if (spot.paidCents === 0) return { is: 'free' };
  if (spot.status === 'confirmed') return { is: spot.external ? 'none' : 'confirmed' };
  const [first, next] = refundOutlook(spot, now);
  if (!first?.allowed || first.percent === 0) return { is: 'none' };
  return { is: 'back', percent: first.percent, cents: first.cents, until: next?.from ?? spot.startsAt };
}
