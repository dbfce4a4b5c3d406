import type { GameDetails } from '@rondo/contract';
import { sportTable } from '@rondo/rules';

/** Whether a game has the ring: only paid games of paying sports, without external tournaments (pages.md#countdown). */
export function hasRing(game: GameDetails): boolean {
  return !game.archived && game.price > 0 && !game.tournament_external && sportTable[game.sport].mayCost;
}
