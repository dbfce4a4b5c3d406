import type { GameCard } from '@rondo/contract';
import { missingPlayers } from '@rondo/rules';

export type CountedGame = Pick<
  GameCard,
  'status' | 'joined_players_number' | 'unproved_players_number' | 'minimum_players_threshold'
>;

/** How many players a game still needs; guests who haven't opened the link in their mail are still needed. */
export function missingOf(game: CountedGame): number {
  return missingPlayers({
    status: game.status,
    joinedCount: game.joined_players_number,
    unprovedCount: game.unproved_players_number,
    minimumPlayers: game.minimum_players_threshold,
  });
}
