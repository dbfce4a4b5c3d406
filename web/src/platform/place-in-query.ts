import { searchRadiiKm, searchRadiusDefaultKm } from '@rondo/rules';

/** The area of a search: a place with a radius in kilometres, or null for everywhere. */
export interface PlaceSearch {
  /** Empty for the reader's own position. */
  place: { name: string; latitude: number; longitude: number } | null;
  radius: number;
}

/** Reads a place and its radius from an address. */
export function readPlace(query: URLSearchParams): PlaceSearch {
  const name = query.get('city')?.slice(0, 100) ?? '';
  const [latitude, longitude] = [query.get('latitude'), query.get('longitude')].map((value) =>
    value === null || value === '' ? Number.NaN : Number(value),
  ) as [number, number];
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  const radius = isPlace && searchRadiiKm.find((km) => String(km) === query.get('radius'));
  return { place: isPlace ? { name, latitude, longitude } : null, radius: radius || searchRadiusDefaultKm };
}

/** Writes a place into an address, and its radius if it isn't the default. */
export function writePlace(query: URLSearchParams, { place, radius }: PlaceSearch): void {
  if (!place) return;
  query.set('city', place.name);
  query.set('latitude', String(place.latitude));
  query.set('longitude', String(place.longitude));
  if (radius !== searchRadiusDefaultKm) query.set('radius', String(radius));
}
