import type { Level, Sport } from '@rondo/rules';
import { wishLimits, wishRadiiKm } from '@rondo/rules/wishes';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db.ts';
import type { GeoPoint } from '../../platform/database/geometry.ts';
import { mayHearOf } from '../games/rows/joinable-rows.ts';
import { tilesAround } from '../games/finding/search-conditions.ts';

/** A game as wishes are compared with it; times are ISO text. */
export interface WishedRow extends GeoPoint {
  id: string;
  /** The id of its series, or its own. */
  subject_id: string;
  sport: Sport;
  level: Level;
  price_cents: number;
  starts_at: string;
}

/** Which of these games people can find and join without a passcode, the soonest first. */
export async function findWished(db: Database, gameIds: readonly string[], now: Date): Promise<WishedRow[]> {
  const { rows } = await sql<WishedRow>`
    select id, coalesce(series_id, id) as subject_id, sport, level, price_cents, starts_at, latitude, longitude
    from game
    where id = any(${gameIds}::uuid[]) and not archived and status <> 'cancelled' and cutoff_at > ${now} and passcode is null
    order by starts_at, id`.execute(db);
  return rows;
}

/** Degrees to kilometres, as `fitsWish` of the rules has it: on a plane around the wish. */
const squaredKmFromWish = ({ latitude, longitude }: GeoPoint) => sql`
  (((c.latitude - ${latitude}::float8) * 111.195) ^ 2
    + ((c.longitude - ${longitude}::float8) * 111.195 * cos(radians(c.latitude))) ^ 2)`;

/** Where wishes that reach a point may be: for each distance, the tiles around the point. */
function reaching(point: GeoPoint): { radii: number[]; tiles: number[] } {
  const pairs = wishRadiiKm.flatMap((radius) => tilesAround(point, radius).map((tile) => ({ radius, tile })));
  return { radii: pairs.map(({ radius }) => radius), tiles: pairs.map(({ tile }) => tile) };
}

/**
 * People with a wish that a game fits, each once and with that wish: `fitsWish` of the rules, in SQL. It reads only the index of cells
 * (bench/README.md#designs).
 */
export function fitting(game: Omit<WishedRow, 'id' | 'subject_id' | 'starts_at'>, part: string): RawBuilder<unknown> {
  const { radii, tiles } = reaching(game);
  return sql`
    select distinct on (c.user_id) c.user_id, c.wish_id, c.telling
    from unnest(${radii}::smallint[], ${tiles}::int[]) as near(radius_km, tile)
    join wish_cell c on c.sport = ${game.sport} and c.part = ${part} and c.radius_km = near.radius_km and c.tile = near.tile
    where (c.max_price_cents is null or c.max_price_cents >= ${game.price_cents})
      and (${game.level} = 'All levels' or c.levels = '{}' or ${game.level} = any(c.levels))
      and ${squaredKmFromWish(game)} <= c.radius_km::float8 ^ 2
    order by c.user_id, c.telling = 'at_once' desc, c.wish_id`;
}

interface Matching {
  part: string;
  /** How many other games of the series fit the same wishes. */
  more: number;
  dueAt: { daily: Date; weekly: Date };
  /** The town in which everybody is told at once, whatever digest they chose; null for none. */
  firstIn: number | null;
}

/**
 * Writes down who is told of a game, and when: people who may see and join it and don't know of it. Nobody is told twice of a game or its series, or
 * at once of more than three games a day.
 */
export async function writeMatches(
  trx: Transaction,
  game: WishedRow,
  { part, more, dueAt, firstIn }: Matching,
  now: Date,
): Promise<void> {
  const isFirst =
    firstIn === null
      ? sql`false`
      : sql`exists (select from wish w where w.user_id = f.user_id and w.is_on and w.town_id = ${firstIn}
          and ${game.sport} = any(w.sports) and ${part} = any(w.parts))`;
  await sql`
    with fitting as materialized (${fitting(game, part)})
    insert into wish_match (user_id, subject_id, game_id, wish_id, more, is_digest, due_at, created_at)
    select f.user_id, ${game.subject_id}, g.id, f.wish_id, ${more}, telling.is_digest,
      case when not telling.is_digest then ${now}::timestamptz
        when f.telling = 'weekly' then ${dueAt.weekly}::timestamptz else ${dueAt.daily}::timestamptz end, ${now}
    from fitting f join app_user u on u.id = f.user_id join game g on g.id = ${game.id}
    cross join lateral (select f.telling <> 'at_once' and not ${isFirst} or (
      select count(*) from wish_match m
      where m.user_id = f.user_id and not m.is_digest and m.created_at > ${now}::timestamptz - interval '1 day'
    ) >= ${wishLimits.atOnceADay} as is_digest) telling
    where ${mayHearOf()}
    order by f.user_id
    on conflict (user_id, subject_id) do nothing`.execute(trx);
}
