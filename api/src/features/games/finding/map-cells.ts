import type { MapSearch } from '@rondo/contract';
import { mapLimits } from '@rondo/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import { cardColumns, type GameCardRow } from '../rows/card-row.ts';
import { type Audience, forReaders } from '../rows/listed-rows.ts';
import { asksOnlySports, conditions, tilesWithin } from './search-conditions.ts';

/** At this zoom a cell of the grid is one that games are counted in, 73 pixels wide; one zoom further out it is twice as wide and tall. */
const countedZoom = 11;
/** What one degree has of those cells: a quarter as wide and tall as tiles, and about square on a map of the Netherlands. */
const perDegree = { tall: 32, wide: 20 } as const;
/** How many of them a side of a tile has. */
const cellsInTile = 4;
/** Cells whose centres are closer than this fraction of a cell would overlap. */
const closest = 0.7;
/** A part of the map with more tiles than this is read in order of time instead. */
const tilesMax = 600;

export interface CellRow {
  count: number;
  latitude: number;
  longitude: number;
  south: number;
  west: number;
  north: number;
  east: number;
  games: GameCardRow[];
}

interface GridCell extends Omit<CellRow, 'games'> {
  ids: string[];
}

/**
 * Groups the games of a part of the map by the cells of a grid that doesn't move with the map. Counts that are kept are added up, with all games of
 * the cells at the edge, unless one is close or another filter than the sport is set (decisions/0147-games-by-cell.md). Only the games that are listed
 * are read from the table.
 */
export async function findMapCells(db: Database, search: MapSearch, audience: Audience, now: Date): Promise<CellRow[]> {
  const size = cellSize(search);
  const isDeepest = search.zoom >= mapLimits.deepestZoom;
  const isCounted = size >= 1 && !isDeepest && asksOnlySports(search, now);
  const find = isCounted ? addUpCounts : size >= cellsInTile && !isDeepest ? addUpTiles : groupGames;
  const rows = await find(db, search, size, { audience, now });
  const cells = isDeepest ? rows : mergeClose(rows, size);
  const games = await findCards(
    db,
    cells.flatMap(({ ids }) => ids),
  );
  return cells.map(({ ids, ...cell }) => ({ ...cell, games: ids.flatMap((id) => games.get(id) ?? []) }));
}

interface Reader {
  audience: Audience;
  now: Date;
}

/** Of the live games that are counted, those that have begun are taken off again: they are few. */
async function addUpCounts(
  db: Database,
  search: MapSearch,
  size: number,
  { audience, now }: Reader,
): Promise<GridCell[]> {
  const { sports, south, west, north, east } = search;
  const meant = sql`${forReaders(audience)} ${sports?.length ? sql`and sport = any(${sports})` : sql``}`;
  const row = (latitude: number) => Math.floor((latitude + 90) * perDegree.tall);
  const column = (longitude: number) => Math.floor((longitude + 180) * perDegree.wide);
  const { rows } = await sql<GridCell>`
    select sum(games)::int as count, (sum(latitude_sum) / 1e6 / sum(games))::float8 as latitude,
      (sum(longitude_sum) / 1e6 / sum(games))::float8 as longitude, min(south) as south, min(west) as west, max(north) as north, max(east) as east,
      case when sum(games) = 1
        then array[(lpad(to_hex(bit_xor(id_high)), 16, '0') || lpad(to_hex(bit_xor(id_low)), 16, '0'))::uuid] else '{}' end as ids
    from (
      select cell / 10000 as row, cell % 10000 as column, games, id_high, id_low, latitude_sum, longitude_sum, south, west, north, east
      from game_cell where ${meant}
      union all
      select floor((latitude + 90) * ${perDegree.tall}::int)::int, floor((longitude + 180) * ${perDegree.wide}::int)::int, -1,
        ('x' || left(replace(id::text, '-', ''), 16))::bit(64)::bigint,
        ('x' || right(replace(id::text, '-', ''), 16))::bit(64)::bigint, -round(latitude * 1e6)::bigint, -round(longitude * 1e6)::bigint,
        null, null, null, null
      from game where not archived and starts_at < ${now} and ${meant}) counts
    where row between ${row(south)} and ${row(north)} and "column" between ${column(west)} and ${column(east)}
    group by row / ${size}::int, "column" / ${size}::int having sum(games) > 0`.execute(db);
  return rows;
}

/**
 * Adds up the games of each tile, then the tiles of a cell: a covering index of live games has them tile by tile, and no list of games is kept. The
 * games alone in their cells are found afterwards.
 */
async function addUpTiles(db: Database, search: MapSearch, size: number, reader: Reader): Promise<GridCell[]> {
  const where = inPart(search, reader);
  const side = size / cellsInTile;
  const { rows } = await sql<Omit<GridCell, 'ids'> & { tile: number }>`
    select sum(games)::int as count, sum(latitude_sum) / sum(games)::float8 as latitude, sum(longitude_sum) / sum(games)::float8 as longitude,
      min(south) as south, min(west) as west, max(north) as north, max(east) as east, min(tile) as tile
    from (
      select tile, count(*) as games, sum(latitude) as latitude_sum, sum(longitude) as longitude_sum, min(latitude) as south,
        min(longitude) as west, max(latitude) as north, max(longitude) as east
      from game where ${where} group by tile) tiles
    group by tile / 10000 / ${side}::int, tile % 10000 / ${side}::int`.execute(db);
  const alone = rows.filter(({ count }) => count === 1);
  const ids = new Map<number, string>();
  if (alone.length > 0) {
    const tiles = alone.map(({ tile }) => tile);
    const found = await sql<{ id: string; tile: number }>`
      select id, tile from game where ${where} and tile = any(${tiles})`.execute(db);
    for (const { id, tile } of found.rows) ids.set(tile, id);
  }
  return rows.map(({ tile, ...cell }) => {
    const id = cell.count === 1 ? ids.get(tile) : undefined;
    return { ...cell, ids: id === undefined ? [] : [id] };
  });
}

/** Reads the games themselves, from a covering index of live games. */
async function groupGames(db: Database, search: MapSearch, size: number, reader: Reader): Promise<GridCell[]> {
  const { tall, wide } = inDegrees(size);
  // Zoomed out, a million ids aren't worth sorting: only a game alone in its cell is listed.
  const told =
    search.zoom >= mapLimits.deepestZoom
      ? sql`(array_agg(id order by starts_at, id))[1:${mapLimits.gamesInCell}::int]`
      : sql`case when count(*) = 1 then array_agg(id) else '{}' end`;
  const { rows } = await sql<GridCell>`
    select count(*) as count, avg(latitude) as latitude, avg(longitude) as longitude, min(latitude) as south,
      min(longitude) as west, max(latitude) as north, max(longitude) as east,
      ${told} as ids
    from game where ${inPart(search, reader)}
    group by floor((latitude + 90) / ${tall}::float8), floor((longitude + 180) / ${wide}::float8)`.execute(db);
  return rows;
}

/** Whether a game is one of a search, in the part of the map. */
function inPart(search: MapSearch, reader: Reader): RawBuilder<unknown> {
  const { south, west, north, east } = search;
  const tiles = tilesWithin(search, tilesMax);
  return sql`${conditions(search, { list: 'map', ...reader })} ${tiles ? sql`and tile = any(${tiles})` : sql``}
    and latitude between ${south} and ${north} and longitude between ${west} and ${east}`;
}

/** How many counted cells a cell is wide and tall, doubled until the grid has no more cells than an answer may have. */
function cellSize({ south, west, north, east, zoom }: MapSearch): number {
  let size = 2 ** (countedZoom - zoom);
  const cells = () => {
    const { tall, wide } = inDegrees(size);
    return (Math.ceil((east - west) / wide) + 1) * (Math.ceil((north - south) / tall) + 1);
  };
  while (cells() > mapLimits.cells) size *= 2;
  return size;
}

const inDegrees = (size: number) => ({ tall: size / perDegree.tall, wide: size / perDegree.wide });

/** Merges cells whose centres would overlap on the screen, with games on both sides of a grid line. */
function mergeClose(cells: readonly GridCell[], size: number): GridCell[] {
  const { tall, wide } = inDegrees(size);
  const merged: GridCell[] = [];
  for (const cell of cells.toSorted((a, b) => b.count - a.count)) {
    const near = merged.findIndex(
      (other) =>
        Math.hypot((other.latitude - cell.latitude) / tall, (other.longitude - cell.longitude) / wide) < closest,
    );
    const other = merged[near];
    if (other) merged[near] = together(other, cell);
    else merged.push(cell);
  }
  return merged;
}

function together(one: GridCell, other: GridCell): GridCell {
  const count = one.count + other.count;
  const middle = (a: number, b: number) => (a * one.count + b * other.count) / count;
  return {
    count,
    latitude: middle(one.latitude, other.latitude),
    longitude: middle(one.longitude, other.longitude),
    south: Math.min(one.south, other.south),
    west: Math.min(one.west, other.west),
    north: Math.max(one.north, other.north),
    east: Math.max(one.east, other.east),
    ids: [],
  };
}

async function findCards(db: Database, ids: string[]): Promise<Map<string, GameCardRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<GameCardRow>`
    select ${cardColumns}, null::float8 as distance from game g where g.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
