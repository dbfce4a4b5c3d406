import { maxRegularSpots } from '@rondo/rules/regulars';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { keptUntil } from '../games/rows/regular-rows.ts';

interface GameToCome {
  id: string;
  capacity: number;
  isTournament: boolean;
  external: boolean;
}

/** The upcoming games of a series, the next first. */
export async function findGamesToCome(db: Database, seriesId: string, now: Date): Promise<GameToCome[]> {
  const { rows } = await sql<GameToCome>`
    select id, capacity, tournament as "isTournament", tournament_external as external from game
    where series_id = ${seriesId} and not archived and status <> 'cancelled' and starts_at > ${now}
    order by starts_at, id`.execute(db);
  return rows;
}

interface RegularRow extends Pick<Rows['app_user'], 'id' | 'name' | 'photo'>, Pick<Rows['regular'], 'since'> {
  played: number;
}

/** What editors of a game see of its regulars. @throws Refused `game_not_found`, `regulars_no_series` */
export async function findRegulars(db: Database, gameId: string, now: Date) {
  const { rows } = await sql<{ id: string | null; spots: number; days: number }>`
    select s.id, s.regular_spots as spots, s.regular_days as days
    from game g left join game_series s on s.id = g.series_id where g.id = ${gameId}`.execute(db);
  const [series] = rows;
  if (!series) throw new Refused('game_not_found');
  if (series.id === null) throw new Refused('regulars_no_series');
  const toCome = await findGamesToCome(db, series.id, now);
  const { rows: people } = await sql<RegularRow>`
    select u.id, u.name, u.photo, l.since, (
      select count(*) from registration r join game g on g.id = r.game_id
      where g.series_id = l.series_id and r.user_id = l.user_id and r.status = 'played') as played
    from regular l join app_user u on u.id = l.user_id
    where l.series_id = ${series.id} order by l.since, u.id`.execute(db);
  return { ...series, most: maxRegularSpots(toCome.map(({ capacity }) => capacity)), people };
}

export interface RegularGameRow {
  id: string;
  name: string;
  starts_at: string;
  kept_until: string | null;
  joined: boolean;
}

/** The next game of each series somebody is a regular of, the soonest first. */
export async function findRegularGames(db: Database, userId: string, now: Date): Promise<RegularGameRow[]> {
  const { rows } = await sql<RegularGameRow>`
    select g.id, g.name, g.starts_at, ${keptUntil(sql`g.id`, userId, now)} as kept_until,
      exists (select from registration r where r.game_id = g.id and r.user_id = l.user_id and r.status = 'active') as joined
    from regular l cross join lateral (
      select id, name, starts_at from game
      where series_id = l.series_id and not archived and status <> 'cancelled' and starts_at > ${now}
      order by starts_at, id limit 1) g
    where l.user_id = ${userId} order by g.starts_at, g.id`.execute(db);
  return rows;
}
