import type { GameSearch } from '@rondo/contract';
import { pageSizes } from '@rondo/rules';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import { cardColumns, type GameCardRow } from '../rows/card-row.ts';
import type { Audience } from '../rows/listed-rows.ts';
import { centreOf, conditions, distanceOf, type Way } from './search-conditions.ts';

export interface FoundGames {
  rows: GameCardRow[];
  totalCount: number;
  /** Whether there are more than are counted. */
  more: boolean;
}

/** How far into a list of games with common words they are read in order of time; further on all of them are read and sorted. */
const walked = 64;

/**
 * Searches upcoming games. The inner query reads only one covering partial index: it filters, counts, sorts and keeps the ids of one
 * page. Only those rows are then read from the table (bench/README.md#designs). Words are in none of those, so games with common words are counted
 * only so far (decisions/0150-words-are-counted-to-a-thousand.md).
 */
export async function searchGames(
  db: Database,
  search: GameSearch,
  audience: Audience,
  now: Date,
): Promise<FoundGames> {
  const where = (way: Way) => conditions(search, { list: 'search', audience, now, way });
  const most = pageSizes.gamesCounted;
  const games = search.query
    ? sql`(select id, starts_at, capacity, created_at, latitude, longitude from game where ${where('byWords')} limit ${most + 1}) game`
    : sql`game where ${where('any')}`;
  const { rows, total } = await findPage(db, search, games, sql`count(*) over ()`);
  // Beyond the last page there is no row to carry the count.
  const totalCount = total ?? (search.page === 1 ? 0 : await countGames(db, games));
  if (!search.query || totalCount <= most) return { rows, totalCount, more: false };
  const isSoon = search.sort !== 'capacity' && search.page * search.limit <= walked;
  const common = sql`game where ${where(isSoon ? 'byTime' : 'byWords')}`;
  const page = rows.length > 0 ? await findPage(db, search, common, sql`0`) : { rows };
  return { rows: page.rows, totalCount: most, more: true };
}

/** A page of some games, and their number, if there are any on it. */
async function findPage(
  db: Database,
  search: GameSearch,
  games: RawBuilder<unknown>,
  total: RawBuilder<unknown>,
): Promise<{ rows: GameCardRow[]; total: number | undefined }> {
  const centre = centreOf(search);
  const { rows } = await sql<GameCardRow & { total: number }>`
    with page as (
      select id, starts_at, capacity, ${search.sort === 'recent' ? sql`created_at,` : sql``} ${distanceOf(centre)} as distance,
        ${total} as total
      from ${games}
      order by ${order(search)} limit ${search.limit} offset ${(search.page - 1) * search.limit}
    )
    select ${cardColumns}, page.distance, page.total
    from page join game g on g.id = page.id
    order by ${order(search, sql`page.`)}`.execute(db);
  return { rows, total: rows[0]?.total };
}

async function countGames(db: Database, games: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${games}`.execute(db);
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
