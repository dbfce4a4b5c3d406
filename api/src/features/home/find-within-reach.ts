import { amsterdamDay, day, ownHome } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { GeoPoint } from '../../platform/database/geometry.ts';
import { cardColumns, type GameCardRow } from '../games/rows/card-row.ts';
import type { Dweller } from './home-queries.ts';
import { joinable, joinableBy, ledBy } from '../games/rows/joinable-rows.ts';
import { conditions, distanceOf } from '../games/finding/search-conditions.ts';

/**
 * Games that somebody can join in the coming weeks, the soonest first; around a place, only those within reach. Only the soonest games are looked at,
 * so that many games take no longer.
 */
export async function findWithinReach(
  db: Database,
  { userId, audience }: Dweller,
  centre: GeoPoint | null,
  now: Date,
): Promise<GameCardRow[]> {
  const search = {
    price: 'any' as const,
    radius: ownHome.withinKm,
    dateTo: amsterdamDay(new Date(now.getTime() + ownHome.daysAhead * day)),
    ...centre,
  };
  const { rows } = await sql<GameCardRow>`
    with near as (
      select id, ${distanceOf(centre && { ...centre, radiusKm: ownHome.withinKm })} as distance from game
      where ${conditions(search, { list: 'home', audience, now })} order by starts_at, id limit ${ownHome.candidates}
    )
    select ${cardColumns}, near.distance from near join game g on g.id = near.id
    where ${joinable(now)} and ${joinableBy(userId)} and not ${ledBy(userId)} order by g.starts_at, g.id`.execute(db);
  return rows;
}
