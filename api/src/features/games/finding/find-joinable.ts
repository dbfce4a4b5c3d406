import type { GameFilters, JoinableSearch } from '@rondo/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import { cardColumns, type GameCardRow } from '../rows/card-row.ts';
import { joinable, joinableBy } from '../rows/joinable-rows.ts';
import { type Audience, listed } from '../rows/listed-rows.ts';
import { centreOf, conditions, distanceOf } from './search-conditions.ts';

/** Nobody travels farther than this for a game. */
const farthestKm = 100;

/**
 * Games that somebody can join right now on their own: with room, open, without passcode, at a level they meet, and not ones they are in or wait for.
 * Around a place, first those within the radius in order of time, then others up to 100 km, the nearest first.
 * @param userId null for a visitor
 */
export async function findJoinable(
  db: Database,
  { limit, ...around }: JoinableSearch & Pick<GameFilters, 'sports'>,
  { userId, audience }: { userId: string | null; audience: Audience },
  now: Date,
): Promise<GameCardRow[]> {
  const centre = centreOf(around);
  const far = { price: 'any' as const, ...around, radius: farthestKm };
  const inReach = centre
    ? conditions(far, { list: 'alternatives', audience, now })
    : listed('alternatives', audience, now);
  const { rows } = await sql<GameCardRow>`
    with near as (select id, ${distanceOf(centre)} as distance from game where ${inReach})
    select ${cardColumns}, near.distance from near join game g on g.id = near.id
    where ${joinable(now)} and ${joinableBy(userId)}
    order by case when near.distance > ${around.radius} then near.distance else 0 end, g.starts_at, g.id limit ${limit}`.execute(
    db,
  );
  return rows;
}
