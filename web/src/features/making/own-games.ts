import type { GameCard } from '@rondo/contract';
import { type Surface } from '@rondo/rules';
import type { GamePlace } from './draft.ts';

/** Suggestions for an organiser's next game from their earlier ones. */

/**
 * Games in the order in which one would repeat them: the latest that was held first, then those to come, the last one first.
 * @param past latest first, cancelled ones among them
 * @param upcoming soonest first
 */
export function inOrderOfUse<Game extends Pick<GameCard, 'status'>>(
  past: readonly Game[],
  upcoming: readonly Game[],
): Game[] {
  return [...past.filter(({ status }) => status !== 'cancelled'), ...upcoming.toReversed()];
}

const repeatable = 3;

/** Up to three of them to start from; of a series, and of games of one name at one place, the first. */
export function gamesToRepeat<Game extends Pick<GameCard, 'name' | 'sport' | 'location'>>(
  games: readonly Game[],
): Game[] {
  return firstOfEach(games, ({ name, sport, location }) => `${name} ${sport} ${keyOf(location)}`).slice(0, repeatable);
}

/** A place where one has played, with its surface. */
export interface Venue {
  key: string;
  /** `Sporthal Zuid`, or the street where it has no name. */
  name: string;
  place: GamePlace;
  surface: Surface;
}

const venuesShown = 4;

/** The places of these games, each once. */
export function venuesOf(games: readonly Pick<GameCard, 'location' | 'field_type'>[]): Venue[] {
  const known = firstOfEach(games, ({ location }) => keyOf(location));
  return known.slice(0, venuesShown).map(({ location, field_type: surface }) => {
    const { coordinates, address, city, country, description } = location;
    const name = description || address.split(',')[0] || address;
    const place = { coordinates, address, city, country, description };
    return { key: keyOf(location), name, place, surface };
  });
}

/** The venue that a place is, if it is one of them. */
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
