import { type Cents, decideRefund, eurosToCents, type GameStatus, hoursBefore, refundPolicy } from '@rondo/rules';
import { type CountedGame, missingOf } from '../../../ui/game-card/missing-of.ts';

/** What giving up a spot returns from an instant on; null: from now. */
export interface RefundStage {
  from: Date | null;
  percent: number;
  cents: Cents;
  /** Whether it can be given up at all. */
  allowed: boolean;
}

interface Spot {
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
 * What a spot paid for now returns at present and at each later step of the policy (product.md#refunds). After the last step the game is
 * confirmed or cancelled. A confirmed game has a single stage without a refund.
 */
export function refundOutlook(spot: Spot, now: Date): RefundStage[] {
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

/** Whether spots taken now would confirm the game, after which none of them can be given up. */
export function confirmsWith(game: CountedGame, spots: number): boolean {
  return game.status === 'pending' && spots >= missingOf(game);
}

/** A quoted spot, as input for {@link refundOutlook}. */
export function outlookSpot(game: { status: GameStatus; game_date: string }, total: number, confirms: boolean): Spot {
  return {
    status: confirms ? 'confirmed' : game.status,
    startsAt: new Date(game.game_date),
    paidCents: eurosToCents(total) ?? 0,
  };
}
