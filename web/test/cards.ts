import { type GameCard, type GameDetails, getGameToEdit, listGames } from '@rondo/contract';
import { answer, type Answer } from './backend.ts';
import { exampleOf, type Partly } from './example.ts';
import { at, instant } from './instant.ts';

/** A game as it stands in a list, with the given values instead of the usual ones. */
export function aCard(given: Partly<GameCard> = {}): GameCard {
  const card: Partly<GameCard> = {
    name: 'Volleyball on Wednesday',
    sport: 'Volleyball',
    level: 'All levels',
    field_type: 'Indoors',
    game_date: at('P7DT10H'),
    cutoff: at('P6D'),
    duration: 2,
    price: given.entranceFee ?? 4.5,
    entranceFee: given.price ?? 4.5,
    players: 12,
    minimum_players_threshold: 8,
    joined_players_number: 3,
    status: 'pending',
    scene: '/scenes/something.svg',
    ...given,
    location: {
      coordinates: [5.1214, 52.0907],
      address: 'Sporthal Galgenwaard, Utrecht',
      city: 'Utrecht',
      country: 'Netherlands',
      ...given.location,
    },
  };
  const [one] = exampleOf(listGames.output, { data: { matches: [card] } }, instant.toString()).data.matches;
  if (!one) throw new Error('no card');
  return one;
}

/** A game as its editor gets it from the API. */
export const toEdit = (game: GameDetails): Answer => answer(getGameToEdit, { data: { match: game } });
