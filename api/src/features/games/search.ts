import type { GameSearch } from '@rondo/contract';
import { sports } from '@rondo/rules';
import { sql, type RawBuilder } from 'kysely';
import { endOfDay, startOfDay } from '../../platform/amsterdam.ts';
import type { Database } from '../../platform/db.ts';
import { cardColumns, type GameCardRow } from './card-row.ts';

/** Kilometres a degree of latitude. */
const kmPerDegree = 111.195;

export interface FoundGames {
  rows: GameCardRow[];
  totalCount: number;
}

/**
 * Searches upcoming games. The inner query reads one covering partial index and nothing else: it filters, counts, sorts and
 * keeps the ids of one page; only those rows are then read from the table (performance.md, design 2).
 */
export async function searchGames(db: Database, search: GameSearch, now: Date): Promise<FoundGames> {
  const centre = centreOf(search);
  const { rows } = await sql<GameCardRow & { total: number }>`
    with page as (
      select id, starts_at, capacity, ${search.sort === 'recent' ? sql`created_at,` : sql``} ${distanceOf(centre)} as distance,
        count(*) over () as total
      from game where not archived and ${sql.join(conditions(search, centre, now), sql` and `)}
      order by ${order(search)} limit ${search.limit} offset ${(search.page - 1) * search.limit}
    )
    select ${cardColumns}, page.distance, page.total
    from page join game g on g.id = page.id
    order by ${order(search, sql`page.`)}`.execute(db);
  const first = rows[0];
  if (first) return { rows, totalCount: first.total };
  // Past the last page there is no row to carry the count.
  return { rows, totalCount: search.page === 1 ? 0 : await countGames(db, search, now) };
}

async function countGames(db: Database, search: GameSearch, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from game
    where not archived and ${sql.join(conditions(search, centreOf(search), now), sql` and `)}`.execute(db);
  return rows[0]?.total ?? 0;
}

function order(search: GameSearch, prefix: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  switch (search.sort) {
    case 'upcoming':
      return sql`${prefix}starts_at, ${prefix}id`;
    case 'capacity':
      return sql`${prefix}capacity desc, ${prefix}starts_at, ${prefix}id`;
    case 'recent':
      return sql`${prefix}created_at desc, ${prefix}id`;
  }
}

interface Centre {
  latitude: number;
  longitude: number;
  radiusKm: number;
  /** Kilometres a degree of longitude at this latitude. */
  kmPerLongitude: number;
}

function centreOf({ latitude, longitude, radius }: GameSearch): Centre | null {
  if (latitude === undefined || longitude === undefined) return null;
  const kmPerLongitude = Math.max(kmPerDegree * Math.cos((latitude * Math.PI) / 180), 0.001);
  return { latitude, longitude, radiusKm: radius, kmPerLongitude };
}

function squaredDistance(centre: Centre) {
  return sql`(((latitude - ${centre.latitude}::float8) * ${kmPerDegree}::float8) ^ 2
    + ((longitude - ${centre.longitude}::float8) * ${centre.kmPerLongitude}::float8) ^ 2)`;
}

function distanceOf(centre: Centre | null) {
  return centre ? sql`sqrt(${squaredDistance(centre)})` : sql`null::float8`;
}

function conditions(search: GameSearch, centre: Centre | null, now: Date): RawBuilder<unknown>[] {
  const from = search.dateFrom ? startOfDay(search.dateFrom) : now;
  const where = [sql`starts_at >= ${from > now ? from : now}`];
  if (search.dateTo) where.push(sql`starts_at < ${endOfDay(search.dateTo)}`);
  // Around a place every sport is named, because the index of tiles is ordered by sport within a tile.
  const wanted = search.sports?.length ? search.sports : centre && sports;
  if (wanted) where.push(sql`sport = any(${wanted})`);
  if (search.levels?.length && !search.levels.includes('All levels')) where.push(sql`level = any(${search.levels})`);
  if (search.price === 'free') where.push(sql`price_cents = 0`);
  if (search.price === 'under5') where.push(sql`price_cents < 500`);
  if (search.price === 'over5') where.push(sql`price_cents >= 500`);
  if (search.numberOfPlayers) where.push(sql`capacity >= ${search.numberOfPlayers}`);
  if (search.tournament) where.push(sql`tournament = ${search.tournament === 'show_tournaments'}`);
  if (centre)
    where.push(sql`tile = any(${tilesAround(centre)})`, sql`${squaredDistance(centre)} <= ${centre.radiusKm ** 2}`);
  return where;
}

/** Numbers of the map tiles a circle touches; the same arithmetic as the generated column game.tile. */
function tilesAround({ latitude, longitude, radiusKm, kmPerLongitude }: Centre): number[] {
  const row = (degrees: number) => Math.floor((degrees + 90) * 8);
  const column = (degrees: number) => Math.floor((degrees + 180) * 5);
  const tall = radiusKm / kmPerDegree;
  const wide = Math.min(radiusKm / kmPerLongitude, 180);
  const tiles: number[] = [];
  for (let r = row(latitude - tall); r <= row(latitude + tall); r += 1)
    for (let c = column(longitude - wide); c <= column(longitude + wide); c += 1) tiles.push(r * 10_000 + c);
  return tiles;
}
