import type { GameTimes } from './game-status.ts';
import { joiningClosesAt } from './joining.ts';
import type { GameStatus } from './limits.ts';
import type { Cents } from './money.ts';
import { decideRefund } from './refund.ts';

/** A player's spot, with the state of its game. */
export interface OfferedSpot {
  game: GameTimes & { status: GameStatus; archived: boolean; external: boolean; changedAt: Date | null };
  /** Null for somebody who is not in the game. `priceCents` is also 0 if the game has become free since. */
  spot: { priceCents: Cents; paidCents: Cents; joinedAt: Date } | null;
  /** Whether it is offered to somebody, or released to the waiting list. */
  isOffered: boolean;
}

export type OfferRefusalCode =
  | 'refund_instead'
  | 'game_cancelled'
  | 'not_joined'
  | 'game_archived'
  | 'game_is_free'
  | 'external_payment_needed'
  | 'joining_closed'
  | 'already_offered';

/**
 * Why a paid spot can't be offered to a named person, or released to the waiting list, at the current price; null if it can. A person can be named
 * until joining closes, whatever a refund would give. A spot can be released only once the policy refunds nothing (product.md#handing-over); before,
 * it is given up.
 */
export function refuseOffer(
  { game, spot, isOffered }: OfferedSpot,
  to: 'person' | 'queue',
  now: Date,
): OfferRefusalCode | null {
  if (game.status === 'cancelled') return 'game_cancelled';
  if (!spot) return 'not_joined';
  if (game.archived) return 'game_archived';
  if (spot.priceCents === 0) return 'game_is_free';
  if (game.external) return 'external_payment_needed';
  if (now >= joiningClosesAt(game)) return 'joining_closed';
  if (isOffered) return 'already_offered';
  return to === 'queue' && decideRefund({ ...game, ...spot }, now).allowed ? 'refund_instead' : null;
}
