import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../platform/db.ts';
import { searchText } from './queries.ts';

const gazetteer = path.join(import.meta.dirname, 'netherlands.json');

/** The cities suggested beside the search (GET /locations), in this order. */
const preferredCities = [
  'Amsterdam',
  'Rotterdam',
  'Den Haag',
  'Utrecht',
  'Eindhoven',
  'Groningen',
  'Tilburg',
  'Breda',
  'Nijmegen',
  'Haarlem',
  'Leiden',
  'Maastricht',
];

/** A line of netherlands.json, as described in its README. */
type Place = [
  name: string,
  municipality: string,
  province: string,
  latitude: number,
  longitude: number,
  population: number,
  ...otherNames: string[],
];

/** Fills the gazetteer and the preferred cities of a database that has none; called at every start. */
export async function loadPlaces(db: Database): Promise<void> {
  const { rows } = await sql<{ loaded: boolean }>`select exists (select from place) as loaded`.execute(db);
  if (rows[0]?.loaded) return;
  const places = JSON.parse(await readFile(gazetteer, 'utf8')) as Place[];
  const table = places.map(([name, municipality, province, latitude, longitude, population, ...others], index) => ({
    id: index + 1,
    name,
    municipality,
    province,
    latitude,
    longitude,
    population,
    search_text: searchText([name, ...others].join(' ')),
  }));
  await sql`
    with loaded as (
      insert into place select * from jsonb_populate_recordset(null::place, ${JSON.stringify(table)}::jsonb)
      on conflict do nothing returning id, name, latitude, longitude
    )
    insert into preferred_city (name, latitude, longitude, position)
    select distinct on (c.position) c.name, p.latitude, p.longitude, c.position
    from unnest(${preferredCities}::text[]) with ordinality as c(name, position) join loaded p on p.name = c.name
    order by c.position, p.id
    on conflict do nothing`.execute(db);
}
