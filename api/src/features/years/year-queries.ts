import { type Sport, timeZone } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

export interface PlayedRow {
  id: string;
  name: string;
  sport: Sport;
  starts_at: string;
  duration_minutes: number;
  latitude: number;
  longitude: number;
  /** How many members they played with in its year. */
  people: number;
}

/** All games that somebody played, found by their own spots, with how many people they met in the year of each. */
export async function findPlayed(db: Database, userId: string): Promise<PlayedRow[]> {
  const { rows } = await sql<PlayedRow>`
    with mine as materialized (
      select g.id, g.name, g.sport, g.starts_at, g.duration_minutes, g.latitude, g.longitude,
        extract(year from g.starts_at at time zone ${timeZone})::int as year
      from registration r join game g on g.id = r.game_id
      where r.user_id = ${userId} and r.status = 'played' and g.status = 'confirmed'
    ), met as (
      select mine.year, count(distinct o.user_id)::int as people
      from mine join registration o on o.game_id = mine.id and o.status = 'played' and o.user_id <> ${userId}
      join app_user u on u.id = o.user_id and u.role <> 'guest'
      group by mine.year
    )
    select mine.id, mine.name, mine.sport, mine.starts_at, mine.duration_minutes, mine.latitude, mine.longitude,
      coalesce(met.people, 0) as people
    from mine left join met on met.year = mine.year order by mine.starts_at`.execute(db);
  return rows;
}
