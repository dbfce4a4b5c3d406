import { cutoffAt, type GameTimes } from './game-status.ts';
import type { GameStatus } from './limits.ts';

export type LeaveDecision =
  | { outcome: 'leave' }
  | { outcome: 'leaveWaitingList' }
  | {
      outcome: 'refuse';
      code: 'not_joined' | 'game_cancelled' | 'game_archived' | 'refund_instead' | 'leaving_closed';
    };

/**
 * Whether a player can leave (1-games §4): the waiting list always; a free game until 2 hours before the start, or
 * until the start when it was created later than that. A paid spot is given up through a refund.
 */
export function decideLeave(
  {
    game,
    player,
  }: {
    game: GameTimes & { status: GameStatus; archived: boolean };
    player: { joined: boolean; onWaitingList: boolean };
  },
  now: Date,
): LeaveDecision {
  if (player.onWaitingList && !player.joined) return { outcome: 'leaveWaitingList' };
  if (!player.joined) return { outcome: 'refuse', code: 'not_joined' };
  if (game.status === 'cancelled') return { outcome: 'refuse', code: 'game_cancelled' };
  if (game.archived) return { outcome: 'refuse', code: 'game_archived' };
  if (game.priceCents > 0) return { outcome: 'refuse', code: 'refund_instead' };
  if (now >= cutoffAt(game)) return { outcome: 'refuse', code: 'leaving_closed' };
  return { outcome: 'leave' };
}
