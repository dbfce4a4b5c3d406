import { placeWithinKm } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { isWithinKm, squaredKm } from '../../platform/database/geometry.ts';
import type { Rows } from '../../platform/schema.ts';

export type PlaceRow = Pick<Rows['place'], 'name' | 'municipality' | 'province' | 'latitude' | 'longitude'>;

/** In lower case and without accents, as in place.search_text. */
export function searchText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}

/**
 * Places whose name starts with `query` first, the largest first; then those with a similar name. Only the matching words are compared,
 * so that having many other names doesn't make a place less similar.
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

/** Places with exactly one of these names, the largest for each name first; names are as {@link searchText} writes them. */
export async function findPlacesNamed(db: Database, names: readonly string[]): Promise<PlaceRow[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<PlaceRow>`
    select name, municipality, province, latitude, longitude from place
    where search_text = any(${names}::text[]) or search_text like any(${names.map((name) => `${name} %`)}::text[])
    order by population desc, id limit 200`.execute(db);
  return rows.filter(({ name }) => names.includes(searchText(name)));
}

/** The place nearest to a point, or the larger of two at the same distance; null if none is near. */
export async function findNearestPlace(db: Database, latitude: number, longitude: number): Promise<PlaceRow | null> {
  const point = { latitude, longitude };
  const { rows } = await sql<PlaceRow>`
    select name, municipality, province, latitude, longitude from place
    where ${isWithinKm(point, placeWithinKm)}
    order by ${squaredKm(point)}, population desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export type PreferredCityRow = Pick<Rows['preferred_city'], 'name' | 'latitude' | 'longitude'>;

export async function findPreferredCities(db: Database): Promise<PreferredCityRow[]> {
  const { rows } = await sql<PreferredCityRow>`
    select name, latitude, longitude from preferred_city where position is not null order by position, name`.execute(
    db,
  );
  return rows;
}

interface CityHomesRow extends Pick<Rows['preferred_city'], 'name' | 'position'> {
  players: number;
}

/** Every present and former city, offered ones in their order, with how many players have it as their home. */
export async function countHomes(db: Database): Promise<CityHomesRow[]> {
  const { rows } = await sql<CityHomesRow>`
    select c.name, c.position, (select count(*) from app_user u where u.home_city = c.name) as players
    from preferred_city c order by c.position, c.name`.execute(db);
  return rows;
}
