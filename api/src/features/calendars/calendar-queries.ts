import { calendars, day, type Language } from '@rondo/rules';
import { sql } from 'kysely';
import { isHeld } from '../../platform/people/held-spots.ts';
import { calendarColumns, type CalendarGameRow } from '../../platform/time/calendar-entries.ts';
import { columnsOf } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/db.ts';
import { ledBy } from '../../platform/people/leading.ts';
import type { Rows } from '../../platform/schema.ts';

export type CalendarRow = Pick<Rows['calendar'], 'id' | 'search' | 'created_at'>;

/** The calendar of their own games comes first. */
export async function findCalendars(db: Database, userId: string): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    select id, search, created_at from calendar where user_id = ${userId}
    order by search nulls first, created_at`.execute(db);
  return rows;
}

interface FollowedRow extends Pick<Rows['calendar'], 'search' | 'user_id'> {
  language: Language;
}

export async function findCalendar(db: Database, id: string): Promise<FollowedRow | null> {
  const { rows } = await sql<FollowedRow>`
    select c.search, c.user_id, u.language from calendar c join app_user u on u.id = c.user_id
    where c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** A game of somebody's own. */
interface OwnGameRow extends CalendarGameRow {
  /** Whether it is a tournament whose matches are drawn. */
  is_drawn: boolean;
}

/**
 * A person's own games, from {@link calendars.pastDays} ago on, the latest first where there are too many. In a game that they both play
 * and lead, they count as a player, as they do in one whose captain they followed. An expired offer no longer counts, whether or not the sweep has run.
 */
export async function findOwnGames(db: Database, userId: string, now: Date): Promise<OwnGameRow[]> {
  const since = new Date(now.getTime() - calendars.pastDays * day);
  const { rows } = await sql<OwnGameRow>`
    select ${columnsOf('g', calendarColumns)},
      g.tournament and exists (select from tournament o where o.game_id = g.id and o.drawn_at is not null) as is_drawn,
      case min(p.rank) when 1 then 'joined' when 2 then 'waiting' else 'organised' end as part
    from (
      select game_id, 1 as rank from registration
      where user_id = ${userId} and ${isHeld('registration')}
      union all
      select e.game_id, 1 from tournament_player f join tournament_team e on e.team_id = f.team_id where f.user_id = ${userId}
      union all
      select game_id, 2 from waiting_entry
      where user_id = ${userId} and status = 'waiting' and coalesce(offered_until > ${now}, true)
      union all
      select id, 3 from ${ledBy(userId)} led
    ) p join game g on g.id = p.game_id
    where g.starts_at >= ${since} and (p.rank <> 2 or g.status <> 'cancelled')
    group by g.id order by g.starts_at desc, g.id limit ${calendars.ownMax}`.execute(db);
  return rows;
}

/** Games that a search found, in the order of their ids given. */
export async function findGamesById(db: Database, ids: readonly string[]): Promise<CalendarGameRow[]> {
  const { rows } = await sql<CalendarGameRow>`
    select ${columnsOf('g', calendarColumns)}, 'found' as part from game g where g.id = any(${ids}::uuid[])
    order by g.starts_at, g.id`.execute(db);
  return rows;
}
