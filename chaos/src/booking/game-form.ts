import type { Sequence } from './steps.ts';

/** The form of a new game in Utrecht. */
export function formOf(
  { price, capacity, minimum, earlyBirds }: Pick<Sequence, 'price' | 'capacity' | 'minimum' | 'earlyBirds'>,
  start: number,
) {
  return {
    name: 'Model',
    sport: 'Football',
    level: 'All levels',
    field_type: 'Grass',
    minimum_players_threshold: minimum,
    players: capacity,
    isPayingGame: price > 0,
    price: price / 100,
    early_bird:
      earlyBirds > 0
        ? [
            {
              priority: 1,
              spots: { total: earlyBirds },
              discount: { discount_type: 'percentage', discount_value: 50 },
            },
          ]
        : [],
    game_date: new Date(start).toISOString(),
    duration: 1,
    location: { coordinates: [5.12, 52.09], address: 'Sportlaan 1' },
  };
}
