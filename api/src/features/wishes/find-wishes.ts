import { timeZone } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { cardColumns, type GameCardRow } from '../games/rows/card-row.ts';
import { joinable, joinableBy, ledBy } from '../games/rows/joinable-rows.ts';
import type { Audience } from '../games/rows/listed-rows.ts';
import { conditions, distanceOf } from '../games/finding/search-conditions.ts';
import { wishColumns, type WishRow } from './wish-row.ts';

/** Somebody's wishes, the newest first. */
export async function findWishes(db: Database, userId: string): Promise<WishRow[]> {
  const { rows } = await sql<WishRow>`
    select ${wishColumns} from wish where user_id = ${userId} order by created_at desc, id`.execute(db);
  return rows;
}

/** The part of the week in which a game starts: `weekPartOf` of the rules, in SQL, where a day begins at 6:00. */
const sinceSix = sql`(starts_at at time zone ${timeZone} - interval '6 hours')`;
const partOfStart = sql`(case when extract(isodow from ${sinceSix}) >= 6 then 'weekend' else 'weekday' end
  || case when extract(hour from ${sinceSix}) >= 11 then 'Evening'
    when extract(hour from ${sinceSix}) >= 6 then 'Afternoon' else 'Morning' end)`;

/** Only this many of the soonest games are looked at, so that many games take no longer. */
const candidates = 100;
/** How many of the games are shown. */
const shown = 3;

/** The soonest games that fit a wish and that its owner can join now, with the number of all. */
export async function findFitting(
  db: Database,
  wish: WishRow,
  { userId, audience }: { userId: string; audience: Audience },
  now: Date,
): Promise<(GameCardRow & { total: number })[]> {
  const { latitude, longitude, radius_km: radius, sports, parts, levels, max_price_cents: most } = wish;
  const search = { price: 'any' as const, sports, latitude, longitude, radius };
  const { rows } = await sql<GameCardRow & { total: number }>`
    with near as (
      select id, ${distanceOf({ latitude, longitude, radiusKm: radius })} as distance from game
      where ${conditions(search, { list: 'home', audience, now })} and ${partOfStart} = any(${parts})
        and (${most}::int is null or price_cents <= ${most})
        and (${levels.length === 0} or level = 'All levels' or level = any(${levels}))
      order by starts_at, id limit ${candidates}
    )
    select ${cardColumns}, near.distance, count(*) over () as total from near join game g on g.id = near.id
    where ${joinable(now)} and ${joinableBy(userId)} and not ${ledBy(userId)}
    order by g.starts_at, g.id limit ${shown}`.execute(db);
  return rows;
}
