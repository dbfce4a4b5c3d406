import { type GameDetails, oneGame } from '@rondo/contract';
import { exampleOf, type Partly } from './example.ts';
import { at, instant } from './instant.ts';

type GivenGame = Partly<GameDetails>;

/** An ordinary paid game in a week, with three of its eight players, and with the given values instead of the usual ones. */
export function aGame(given: GivenGame = {}): GameDetails {
  const match: GivenGame = {
    name: 'Volleyball on Wednesday',
    sport: 'Volleyball',
    level: 'All levels',
    field_type: 'Indoors',
    game_date: at('P7DT10H'),
    start_set_at: at('-P20D'),
    cutoff: at('P6D'),
    duration: 2,
    price: given.entranceFee ?? 4.5,
    entranceFee: given.price ?? 4.5,
    players: 12,
    minimum_players_threshold: 8,
    joined_players_number: 3,
    status: 'pending',
    description: 'Bring indoor shoes.',
    scene: '/scenes/something.svg',
    organizer: { name: 'Olaf' },
    ...given,
    location: {
      coordinates: [5.1214, 52.0907],
      address: 'Sporthal Galgenwaard, Utrecht',
      city: 'Utrecht',
      country: 'Netherlands',
      ...given.location,
    },
  };
  return exampleOf(oneGame, { data: { match } }, instant.toString()).data.match;
}
