import type { GameCard } from '@rondo/contract';
import { cancellationCountdown } from '@rondo/rules';

/** The time until a pending game is confirmed or cancelled, from two days before its start (pages.md#countdown); null if it isn't shown. */
export function countdownOf(game: Pick<GameCard, 'status' | 'game_date' | 'cutoff'>, now: number) {
  const times = { startsAt: new Date(game.game_date), cutoffAt: new Date(game.cutoff) };
  return cancellationCountdown({ status: game.status, ...times }, new Date(now));
}
