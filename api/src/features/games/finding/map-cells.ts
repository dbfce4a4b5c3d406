import type { MapSearch } from '@rondo/contract';
import { mapLimits } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import { cardColumns, type GameCardRow } from '../rows/card-row.ts';
import type { Audience } from '../rows/listed-rows.ts';
import { conditions, tilesWithin } from './search-conditions.ts';

/** Width of a cell on the screen, in pixels; a map of the world is 256 pixels wide at zoom 0. */
const cellPixels = 72;
const worldPixels = 256;
/** In the Netherlands a degree of latitude is drawn this much taller than one of longitude; used to make cells look square. */
const squareness = Math.cos((52 * Math.PI) / 180);
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
 * Groups the games of a part of the map by the cells of a grid that doesn't move with the map. The grouping reads a single covering index
 * of live games; only the games that are listed are then read from the table.
 */
export async function findMapCells(db: Database, search: MapSearch, audience: Audience, now: Date): Promise<CellRow[]> {
  const { south, west, north, east } = search;
  const { wide, tall } = cellSize(search);
  // Zoomed out, a million ids aren't worth sorting: only a game alone in its cell is listed.
  const told =
    search.zoom >= mapLimits.deepestZoom
      ? sql`(array_agg(id order by starts_at, id))[1:${mapLimits.gamesInCell}::int]`
      : sql`case when count(*) = 1 then array_agg(id) else '{}' end`;
  const tiles = tilesWithin(search, tilesMax);
  const { rows } = await sql<GridCell>`
    select count(*) as count, avg(latitude) as latitude, avg(longitude) as longitude, min(latitude) as south,
      min(longitude) as west, max(latitude) as north, max(longitude) as east,
      ${told} as ids
    from game
    where ${conditions(search, { list: 'map', audience, now })} ${tiles ? sql`and tile = any(${tiles})` : sql``}
      and latitude between ${south} and ${north} and longitude between ${west} and ${east}
    group by floor(latitude / ${tall}::float8), floor(longitude / ${wide}::float8)`.execute(db);
  const cells = search.zoom >= mapLimits.deepestZoom ? rows : mergeClose(rows, { wide, tall });
  const games = await findCards(
    db,
    cells.flatMap(({ ids }) => ids),
  );
  return cells.map(({ ids, ...cell }) => ({ ...cell, games: ids.flatMap((id) => games.get(id) ?? []) }));
}

/** The size of a cell in degrees, doubled until the grid has no more cells than an answer may have. */
function cellSize({ south, west, north, east, zoom }: MapSearch): { wide: number; tall: number } {
  let wide = (360 * cellPixels) / (worldPixels * 2 ** zoom);
  const cells = () => (Math.ceil((east - west) / wide) + 1) * (Math.ceil((north - south) / (wide * squareness)) + 1);
  while (cells() > mapLimits.cells) wide *= 2;
  return { wide, tall: wide * squareness };
}

/** Merges cells whose centres would overlap on the screen, with games on both sides of a grid line. */
function mergeClose(cells: readonly GridCell[], { wide, tall }: { wide: number; tall: number }): GridCell[] {
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
