import type { Me } from '@rondo/contract';
import { prior, type Sport } from '@rondo/rules';

/** A player's score in a sport, 3.0 if nobody has graded them; null for a visitor. */
export function scoreIn(player: Pick<Me, 'elo'> | null, sport: Sport): number | null {
  return player && (player.elo.find((entry) => entry.sport === sport)?.elo ?? prior.score);
}
