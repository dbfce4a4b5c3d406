import { type Sport, type Surface, surfaces } from '@rondo/rules';
import type { Rows } from '../platform/schema.ts';
import { places } from './data.ts';
import type { Random } from './random.ts';

export type City = Pick<Rows['place'], 'name' | 'latitude' | 'longitude' | 'population'>;

export interface Venue {
  city: City;
  surface: Surface;
  name: string;
  address: string;
  latitude: number;
  longitude: number;
}

/** Gives every city a few venues of each kind, mostly indoors. */
export function makeVenues(cities: readonly City[], random: Random): Venue[] {
  return cities.flatMap((city) => {
    const names = random.sample(places.neighbourhoods, 12);
    return surfaces.flatMap((surface) =>
      Array.from({ length: surface === 'Indoors' ? 4 : 2 }, () => makeVenue(city, surface, names.pop() ?? '', random)),
    );
  });
}

function makeVenue(city: City, surface: Surface, neighbourhood: string, random: Random): Venue {
  const name = random.pick(places.venues[surface]).replace('*', neighbourhood);
  const place = townName(city);
  // Within about 800 m of the centre of a town, or 2 km of a large city's.
  const reach = Math.min(0.018, 0.007 + city.population / 40_000_000);
  return {
    city,
    surface,
    name,
    address: `${name}, ${random.pick(places.streets)} ${random.between(1, 180)}, ${place}`,
    latitude: rounded(city.latitude + (random.next() * 2 - 1) * reach),
    longitude: rounded(city.longitude + (random.next() * 2 - 1) * reach * 1.5),
  };
}

/** The name people use; the gazetteer knows Almere by the name of its centre. */
export function townName(city: City): string {
  return city.name === 'Almere Stad' ? 'Almere' : city.name;
}

export function pickVenue(venues: readonly Venue[], sport: Sport, random: Random): Venue {
  const surface = random.weighted(places.surfaces[sport]);
  return random.pick(venues.filter((venue) => venue.surface === surface));
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
