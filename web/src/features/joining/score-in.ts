import type { Me } from '@rondo/contract';
import { prior, type Sport } from '@rondo/rules';

/** A player's score in a sport, the prior while nobody graded them; null for a visitor, of whom nothing is known. */
export function scoreIn(player: Pick<Me, 'elo'> | null, sport: Sport): number | null {
  return player && (player.elo.find((entry) => entry.sport === sport)?.elo ?? prior.score);
}
