import { cutoffAt, type GameTimes } from './game-status.ts';
import type { GameStatus } from './limits.ts';
import type { Cents } from './money.ts';

export type LeaveDecision =
  | { outcome: 'leave' }
  | { outcome: 'leaveWaitingList' }
  | {
      outcome: 'refuse';
      code: 'not_joined' | 'game_cancelled' | 'game_archived' | 'refund_instead' | 'leaving_closed';
    };

/**
 * Whether a player can leave (product.md#leaving-a-game): the waiting list always; a free spot until 2 hours before the start, or until
 * the start when the game was created later than that. A paid spot is given up through a refund. The price at which the player joined
 * decides, because an edit may have changed the game's price since.
 */
export function decideLeave(
  {
    game,
    player,
  }: {
    game: GameTimes & { status: GameStatus; archived: boolean };
    /** `priceCents` is the price of the player's spot before discounts. */
    player: { joined: boolean; onWaitingList: boolean; priceCents: Cents };
  },
  now: Date,
): LeaveDecision {
  if (player.onWaitingList && !player.joined) return { outcome: 'leaveWaitingList' };
  // Cancelling ends every spot, so a player leaving at that moment is told that the game was cancelled.
  if (game.status === 'cancelled') return { outcome: 'refuse', code: 'game_cancelled' };
  if (!player.joined) return { outcome: 'refuse', code: 'not_joined' };
  if (game.archived) return { outcome: 'refuse', code: 'game_archived' };
  if (player.priceCents > 0) return { outcome: 'refuse', code: 'refund_instead' };
  if (now >= cutoffAt({ ...game, priceCents: 0 })) return { outcome: 'refuse', code: 'leaving_closed' };
  return { outcome: 'leave' };
}
