import type { Challenge, GameDetails } from '@rondo/contract';

export interface SpottedGame
  extends
    Pick<GameDetails, 'players' | 'joined_players_number' | 'held_spots' | 'released_spots'>,
    Partial<Pick<GameDetails, 'challenge' | 'teams' | 'viewer'>> {
  /** The number of held spots that are kept for the reader. */
  kept_spots?: number;
}

/** The number of spots that can be taken now: a released spot counts like an open one, and in a challenge those of the reader's side alone. */
export function spotsToTake(game: SpottedGame): number {
  const { challenge, viewer, teams = [] } = game;
  if (challenge && viewer) {
    const own = openSides(challenge, viewer).map((side) => teams.find(({ _id }) => _id === challenge[side].team));
    return Math.max(0, ...own.map((team) => (team ? team.team_size - team.team_members : 0)));
  }
  return game.players - game.joined_players_number - game.held_spots + (game.kept_spots ?? 0) + game.released_spots;
}

/** The sides of a challenge that somebody can join: those of their communities, the away one once that has accepted. */
export function openSides(
  { accepted }: Pick<Challenge, 'accepted'>,
  viewer: Pick<NonNullable<GameDetails['viewer']>, 'sides'>,
) {
  return viewer.sides.filter((side) => side === 'home' || accepted === true);
}
