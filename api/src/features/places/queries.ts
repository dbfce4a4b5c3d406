import { placeWithinKm } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

export interface PlaceRow {
  name: string;
  municipality: string;
  province: string;
  latitude: number;
  longitude: number;
}

/** Lower case, without accents, as place.search_text is stored. */
export function searchText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}

/**
 * Places whose name starts with `query` first, the largest of them first; then those with a name much like it. Likeness is of
 * the words that match: a place with many other names is not less like the one that was typed.
 */
export async function findPlaces(db: Database, query: string, limit: number): Promise<PlaceRow[]> {
  const text = searchText(query).replaceAll(/[%_\\]/g, '');
  const { rows } = await sql<PlaceRow>`
    select name, municipality, province, latitude, longitude from place
    where search_text like ${`%${text}%`} or search_text %> ${text}
    order by (search_text like ${`${text}%`}) desc, (search_text like ${`%${text}%`}) desc,
      word_similarity(${text}, search_text) * ln(population + 100) desc, population desc, id
    limit ${limit}`.execute(db);
  return rows;
}

/** The nearest place of a point, weighing a large one in as its suburbs reach far; null when none is near. */
export async function findNearestPlace(db: Database, latitude: number, longitude: number): Promise<PlaceRow | null> {
  const kmPerLongitude = 111.195 * Math.cos((latitude * Math.PI) / 180);
  const degrees = placeWithinKm / 111.195;
  const degreesWide = placeWithinKm / kmPerLongitude;
  const { rows } = await sql<PlaceRow>`
    select name, municipality, province, latitude, longitude from (
      select *, sqrt(((latitude - ${latitude}::float8) * 111.195) ^ 2 + ((longitude - ${longitude}::float8) * ${kmPerLongitude}::float8) ^ 2) as km
      from place
      where latitude between ${latitude - degrees} and ${latitude + degrees}
        and longitude between ${longitude - degreesWide} and ${longitude + degreesWide}) near
    where km <= ${placeWithinKm}
    order by km, population desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export interface PreferredCityRow {
  name: string;
  latitude: number;
  longitude: number;
}

export async function findPreferredCities(db: Database): Promise<PreferredCityRow[]> {
  const { rows } = await sql<PreferredCityRow>`
    select name, latitude, longitude from preferred_city order by position`.execute(db);
  return rows;
}
