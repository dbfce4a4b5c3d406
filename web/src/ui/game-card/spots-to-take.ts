import type { GameDetails } from '@rondo/contract';

export interface SpottedGame extends Pick<
  GameDetails,
  'players' | 'joined_players_number' | 'held_spots' | 'released_spots'
> {
  /** The number of held spots that are kept for the reader. */
  kept_spots?: number;
}

/** The number of spots that can be taken now: a released spot counts like an open one. */
export function spotsToTake(game: SpottedGame): number {
  return game.players - game.joined_players_number - game.held_spots + (game.kept_spots ?? 0) + game.released_spots;
}
