import type { GameSearch } from '@rondo/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import { cardColumns, type GameCardRow } from '../rows/card-row.ts';
import type { Audience } from '../rows/listed-rows.ts';
import { centreOf, conditions, distanceOf } from './search-conditions.ts';

export interface FoundGames {
  rows: GameCardRow[];
  totalCount: number;
}

/**
 * Searches upcoming games. The inner query reads only one covering partial index: it filters, counts, sorts and keeps the ids of one
 * page. Only those rows are then read from the table (bench/README.md#designs).
 */
export async function searchGames(
  db: Database,
  search: GameSearch,
  audience: Audience,
  now: Date,
): Promise<FoundGames> {
  const where = conditions(search, { list: 'search', audience, now });
  const centre = centreOf(search);
  const { rows } = await sql<GameCardRow & { total: number }>`
    with page as (
      select id, starts_at, capacity, ${search.sort === 'recent' ? sql`created_at,` : sql``} ${distanceOf(centre)} as distance,
        count(*) over () as total
      from game where ${where}
      order by ${order(search)} limit ${search.limit} offset ${(search.page - 1) * search.limit}
    )
    select ${cardColumns}, page.distance, page.total
    from page join game g on g.id = page.id
    order by ${order(search, sql`page.`)}`.execute(db);
  const first = rows[0];
  if (first) return { rows, totalCount: first.total };
  // Beyond the last page there is no row to carry the count.
  return { rows, totalCount: search.page === 1 ? 0 : await countGames(db, where) };
}

async function countGames(db: Database, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from game where ${where}`.execute(db);
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
