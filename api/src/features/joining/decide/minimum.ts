import { confirmsAt, countForMinimum } from '@rondo/rules';
import type { GameState } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';

/** Confirms a game that has enough players. */
export function confirmIfEnough({ game }: GameState, writes: Writes): void {
  if (game.status !== 'pending' || !confirmsAt(countForMinimum(game), game.minimumPlayers)) return;
  game.status = 'confirmed';
  writes.confirmed = true;
}

/**
 * A confirmed game stays confirmed; its organiser is notified when it falls below the minimum (product.md#life-of-a-game).
 * @param before how many players counted before
 */
export function noteBelowMinimum({ game }: GameState, before: number, writes: Writes): void {
  const { status, minimumPlayers: minimum } = game;
  if (status === 'confirmed' && before >= minimum && countForMinimum(game) < minimum) writes.belowMinimum = true;
}
