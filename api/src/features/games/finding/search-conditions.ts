import type { GameFilters } from '@rondo/contract';
import { amsterdamDay, eveningFromHour, type GameList, sports, timeZone } from '@rondo/rules';
import { sql, type RawBuilder } from 'kysely';
import { endOfDay, startOfDay } from '../../../platform/time/amsterdam.ts';
import { boxAround, type GeoPoint, squaredKm } from '../../../platform/database/geometry.ts';
import { hasRoom } from '../rows/joinable-rows.ts';
import { type Audience, listed } from '../rows/listed-rows.ts';
import { holdsWords } from '../../../platform/wording/search-words.ts';

interface Centre extends GeoPoint {
  radiusKm: number;
}

/** The circle that a search covers; null for everywhere. */
export function centreOf({
  latitude,
  longitude,
  radius,
}: Pick<GameFilters, 'latitude' | 'longitude' | 'radius'>): Centre | null {
  if (latitude === undefined || longitude === undefined) return null;
  return { latitude, longitude, radiusKm: radius };
}

/** The distance from the centre in kilometres, as a column. */
export function distanceOf(centre: Centre | null) {
  return centre ? sql`sqrt(${squaredKm(centre)})` : sql`null::float8`;
}

type Condition = RawBuilder<unknown> | null;

/** What each filter asks of a game; null if it asks nothing. */
const conditionOf = {
  // Games are listed from that day on.
  dateFrom: () => null,
  // Days before today count as today (product.md#finding-games).
  dateTo: ({ dateTo }, { today }) => (dateTo ? sql`starts_at < ${endOfDay(dateTo < today ? today : dateTo)}` : null),
  // Around a place every sport is named, because the index of tiles is ordered by sport within a tile.
  sports({ sports: chosen }, { centre, way }) {
    const wanted = chosen?.length ? chosen : centre && way !== 'byTime' && sports;
    return wanted ? sql`sport = any(${wanted})` : null;
  },
  levels: ({ levels }) => (levels?.length && !levels.includes('All levels') ? sql`level = any(${levels})` : null),
  price: ({ price }) => ofPrice[price],
  evening: ({ evening }) =>
    evening ? sql`extract(hour from starts_at at time zone ${timeZone}) >= ${eveningFromHour}` : null,
  // No index holds the players, so that a join touches none: this filter alone reads the games (decisions/0045-way-through.md).
  hasSpots: ({ hasSpots }, { now }) => (hasSpots ? hasRoom('game', now) : null),
  numberOfPlayers: ({ numberOfPlayers }) => (numberOfPlayers ? sql`capacity >= ${numberOfPlayers}` : null),
  tournament: ({ tournament }) => (tournament ? sql`tournament = ${tournament === 'show_tournaments'}` : null),
  query({ query }, { way }) {
    if (!query) return null;
    const words = holdsWords(sql`search_text`, query);
    return way === 'byTime' ? sql`coalesce(${words}, false)` : sql`archived is not true and ${words}`;
  },
  latitude: () => null,
  longitude: () => null,
  // The circle around both.
  radius(_, { centre, way }) {
    if (!centre) return null;
    const inside = sql`${squaredKm(centre)} <= ${centre.radiusKm ** 2}`;
    return way === 'byTime' ? inside : sql`tile = any(${tilesAround(centre, centre.radiusKm)}) and ${inside}`;
  },
} satisfies Record<
  keyof GameFilters,
  (search: GameFilters, at: { now: Date; today: string; centre: Centre | null; way: Way }) => Condition
>;

/**
 * How games are read: `byWords`, not in order of time, because nearly all live games are to come, which PostgreSQL doesn't know; `byTime`, neither by
 * words nor by tile, because it doesn't know how many games they leave either (decisions/0150-words-are-counted-to-a-thousand.md).
 */
export type Way = 'any' | 'byWords' | 'byTime';

const ofPrice: Readonly<Record<GameFilters['price'], Condition>> = {
  any: null,
  free: sql`price_cents = 0`,
  under5: sql`price_cents < 500`,
  over5: sql`price_cents >= 500`,
};

/**
 * The conditions that an upcoming game must meet, over the columns of `game`. It never reads the past: every index covers live games
 * only.
 */
export function conditions(
  search: GameFilters,
  { list, audience, now, way = 'any' }: { list: GameList; audience: Audience; now: Date; way?: Way },
): RawBuilder<unknown> {
  const first = search.dateFrom ? startOfDay(search.dateFrom) : now;
  const from = first > now ? first : now;
  const isUnread = way === 'byWords' && from === now;
  const start = isUnread ? sql`(starts_at + interval '0')` : sql`starts_at`;
  const where = [listed(list, audience, from, start), ...asked(search, now, way).values()];
  return sql.join(where, sql` and `);
}

type Name = keyof typeof conditionOf;

/** What the filters ask that narrow a search, apart from the day it begins on. */
function asked(search: GameFilters, now: Date, way: Way = 'any'): Map<Name, RawBuilder<unknown>> {
  const at = { now, today: amsterdamDay(now), centre: centreOf(search), way };
  return new Map(
    (Object.keys(conditionOf) as Name[]).flatMap((name) => {
      const condition: Condition = conditionOf[name](search, at);
      return condition === null ? [] : [[name, condition]];
    }),
  );
}

/** Whether nothing narrows a search but its sports. */
export function asksOnlySports(search: GameFilters, now: Date): boolean {
  if (search.dateFrom && startOfDay(search.dateFrom) > now) return false;
  return asked(search, now)
    .keys()
    .every((name) => name === 'sports');
}

/** Numbers of the map tiles in a part of the map; null if there are more than `most`. */
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

// The same arithmetic as in the generated column game.tile.
const row = (latitude: number) => Math.floor((latitude + 90) * 8);
const column = (longitude: number) => Math.floor((longitude + 180) * 5);

/** The tile that a point is in. */
export const tileAt = ({ latitude, longitude }: GeoPoint) => row(latitude) * 10_000 + column(longitude);

/** The tiles that a circle touches. */
export const tilesAround = (point: GeoPoint, km: number) => tilesOf(boxAround(point, km));

function tilesOf({ south, west, north, east }: Part): number[] {
  const tiles: number[] = [];
  for (let r = row(south); r <= row(north); r += 1)
    for (let c = column(west); c <= column(east); c += 1) tiles.push(r * 10_000 + c);
  return tiles;
}
