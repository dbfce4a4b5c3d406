import type { GameCard } from '@rondo/contract';
import { type Surface } from '@rondo/rules';
import type { GamePlace } from './draft.ts';

/** Suggestions for an organiser's next game from their earlier ones. */

/**
 * An organiser's games in the order in which they are likely to be repeated: first those that were held, the latest first, then those to come,
 * the last one first.
 * @param past latest first, including cancelled ones
 * @param upcoming soonest first
 */
export function inOrderOfUse<Game extends Pick<GameCard, 'status'>>(
  past: readonly Game[],
  upcoming: readonly Game[],
): Game[] {
  return [...past.filter(({ status }) => status !== 'cancelled'), ...upcoming.toReversed()];
}

const repeatable = 3;

/** Up to three games to start from: of a series, and of games with the same name at the same place, only the first. */
export function gamesToRepeat<Game extends Pick<GameCard, 'name' | 'sport' | 'location'>>(
  games: readonly Game[],
): Game[] {
  return firstOfEach(games, ({ name, sport, location }) => `${name} ${sport} ${keyOf(location)}`).slice(0, repeatable);
}

/** A place where the organiser has played, with its surface. */
export interface Venue {
  key: string;
  /** `Sporthal Zuid`, or the street if the place has no name. */
  name: string;
  place: GamePlace;
  surface: Surface;
}

const venuesShown = 4;

/** The places of these games, without repetition. */
export function venuesOf(games: readonly Pick<GameCard, 'location' | 'field_type'>[]): Venue[] {
  const known = firstOfEach(games, ({ location }) => keyOf(location));
  return known.slice(0, venuesShown).map(({ location, field_type: surface }) => {
    const { coordinates, address, city, country, description } = location;
    const name = description || address.split(',')[0] || address;
    const place = { coordinates, address, city, country, description };
    return { key: keyOf(location), name, place, surface };
  });
}

/** The venue at a place, if it is one of these. */
export function venueOf(venues: readonly Venue[], { coordinates, ...place }: GamePlace): Venue | null {
  const key = coordinates && keyOf({ ...place, coordinates });
  return venues.find((one) => one.key === key) ?? null;
}

function keyOf({
  coordinates,
  address,
  description,
}: Pick<GameCard['location'], 'coordinates' | 'address' | 'description'>) {
  return [...coordinates, address, description].join('|');
}

function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const firsts = new Map<string, T>();
  for (const item of items) if (!firsts.has(keyOf(item))) firsts.set(keyOf(item), item);
  return [...firsts.values()];
}
