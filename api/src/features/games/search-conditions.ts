import type { GameFilters } from '@rondo/contract';
import { amsterdamDay, type GameList, sports } from '@rondo/rules';
import { sql, type RawBuilder } from 'kysely';
import { endOfDay, startOfDay } from '../../platform/amsterdam.ts';
import { type Audience, listed } from './listed-rows.ts';
import { searchPatterns } from './search-words.ts';

/** Kilometres a degree of latitude. */
const kmPerDegree = 111.195;

interface Centre {
  latitude: number;
  longitude: number;
  radiusKm: number;
  /** Kilometres a degree of longitude at this latitude. */
  kmPerLongitude: number;
}

/** The circle a search looks in; null for everywhere. */
export function centreOf({
  latitude,
  longitude,
  radius,
}: Pick<GameFilters, 'latitude' | 'longitude' | 'radius'>): Centre | null {
  if (latitude === undefined || longitude === undefined) return null;
  const kmPerLongitude = Math.max(kmPerDegree * Math.cos((latitude * Math.PI) / 180), 0.001);
  return { latitude, longitude, radiusKm: radius, kmPerLongitude };
}

function squaredDistance(centre: Centre) {
  return sql`(((latitude - ${centre.latitude}::float8) * ${kmPerDegree}::float8) ^ 2
    + ((longitude - ${centre.longitude}::float8) * ${centre.kmPerLongitude}::float8) ^ 2)`;
}

/** Kilometres from the centre, as a column. */
export function distanceOf(centre: Centre | null) {
  return centre ? sql`sqrt(${squaredDistance(centre)})` : sql`null::float8`;
}

/** What a game to come must be to match, over the columns of `game`. Nothing it reads of the past: every index is of live games. */
export function conditions(
  search: GameFilters,
  { list, audience, now }: { list: GameList; audience: Audience; now: Date },
): RawBuilder<unknown> {
  const centre = centreOf(search);
  const from = search.dateFrom ? startOfDay(search.dateFrom) : now;
  const where = [listed(list, audience, from > now ? from : now)];
  // Days before today are today (1-games §4).
  const today = amsterdamDay(now);
  if (search.dateTo) where.push(sql`starts_at < ${endOfDay(search.dateTo < today ? today : search.dateTo)}`);
  // Around a place every sport is named, because the index of tiles is ordered by sport within a tile.
  const wanted = search.sports?.length ? search.sports : centre && sports;
  if (wanted) where.push(sql`sport = any(${wanted})`);
  if (search.levels?.length && !search.levels.includes('All levels')) where.push(sql`level = any(${search.levels})`);
  if (search.price === 'free') where.push(sql`price_cents = 0`);
  if (search.price === 'under5') where.push(sql`price_cents < 500`);
  if (search.price === 'over5') where.push(sql`price_cents >= 500`);
  if (search.numberOfPlayers) where.push(sql`capacity >= ${search.numberOfPlayers}`);
  if (search.tournament) where.push(sql`tournament = ${search.tournament === 'show_tournaments'}`);
  if (search.query) where.push(matches(searchPatterns(search.query)));
  if (centre)
    where.push(sql`tile = any(${tilesAround(centre)})`, sql`${squaredDistance(centre)} <= ${centre.radiusKm ** 2}`);
  return sql.join(where, sql` and `);
}

/** Every pattern must match; where nothing is left of what was typed, such as of `!!!`, nothing does. */
function matches(patterns: readonly string[]): RawBuilder<unknown> {
  if (patterns.length === 0) return sql`false`;
  return sql.join(
    patterns.map((pattern) => sql`search_text like ${pattern}`),
    sql` and `,
  );
}

/** Numbers of the map tiles a circle touches. */
function tilesAround({ latitude, longitude, radiusKm, kmPerLongitude }: Centre): number[] {
  const tall = radiusKm / kmPerDegree;
  const wide = Math.min(radiusKm / kmPerLongitude, 180);
  return tilesOf({
    south: latitude - tall,
    north: latitude + tall,
    west: longitude - wide,
    east: longitude + wide,
  });
}

/** Numbers of the map tiles in a part of the map, null when they are more than `most`. */
export function tilesWithin(part: Part, most: number): number[] | null {
  const { south, west, north, east } = part;
  const count = (row(north) - row(south) + 1) * (column(east) - column(west) + 1);
  return count > most ? null : tilesOf(part);
}

interface Part {
  south: number;
  west: number;
  north: number;
  east: number;
}

// The same arithmetic as the generated column game.tile.
const row = (latitude: number) => Math.floor((latitude + 90) * 8);
const column = (longitude: number) => Math.floor((longitude + 180) * 5);

function tilesOf({ south, west, north, east }: Part): number[] {
  const tiles: number[] = [];
  for (let r = row(south); r <= row(north); r += 1)
    for (let c = column(west); c <= column(east); c += 1) tiles.push(r * 10_000 + c);
  return tiles;
}
