import type { GameDetails } from '@rondo/contract';

export type SpottedGame = Pick<GameDetails, 'players' | 'joined_players_number' | 'held_spots' | 'released_spots'>;

/** Spots that can be taken now: a released one is as good as an open one. */
export function spotsToTake(game: SpottedGame): number {
  return game.players - game.joined_players_number - game.held_spots + game.released_spots;
}
