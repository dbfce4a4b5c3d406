import type { DaysSearch } from '@rondo/contract';
import { amsterdamDay, daysAfter, gameDays, shownDays, timeZone } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import { cardColumns, type GameCardRow } from '../rows/card-row.ts';
import type { Audience } from '../rows/listed-rows.ts';
import { centreOf, conditions, distanceOf } from './search-conditions.ts';

interface DayOfRows {
  day: string;
  count: number;
  rows: GameCardRow[];
}

/**
 * Upcoming games of the days that a calendar shows (product.md#games-by-day), and, where they have none, the first day after them that has one. Like
 * the search of the list, it reads one covering index of live games, then the rows of the games it shows.
 */
export async function findGamesByDay(
  db: Database,
  { first, ...search }: DaysSearch,
  audience: Audience,
  now: Date,
): Promise<{ days: DayOfRows[]; next: string | null }> {
  const days = shownDays({ first, from: search.dateFrom, to: search.dateTo }, amsterdamDay(now));
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return { days: [], next: null };
  const where = conditions({ ...search, dateFrom: from, dateTo: to }, { list: 'search', audience, now });
  const { rows } = await sql<GameCardRow & { day: string; count: number }>`
    with found as (
      select id, starts_at, ${distanceOf(centreOf(search))} as distance,
        to_char(starts_at at time zone ${timeZone}, 'YYYY-MM-DD') as day
      from game where ${where}
    ), placed as (
      select *, row_number() over (partition by day order by starts_at, id) as place,
        count(*) over (partition by day) as count
      from found
    )
    select ${cardColumns}, placed.distance, placed.day, placed.count
    from placed join game g on g.id = placed.id
    where placed.place <= ${gameDays.gamesOfDay} order by placed.starts_at, placed.id`.execute(db);
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return {
    days: days.map((day) => {
      const ofDay = byDay.get(day) ?? [];
      return { day, count: ofDay[0]?.count ?? 0, rows: ofDay };
    }),
    next: rows.length > 0 ? null : await findDayFrom(db, { ...search, dateFrom: daysAfter(to, 1) }, audience, now),
  };
}

/** The first day of a search that has a game. */
async function findDayFrom(
  db: Database,
  search: Omit<DaysSearch, 'first'> & { dateFrom: string },
  audience: Audience,
  now: Date,
): Promise<string | null> {
  if (search.dateTo !== undefined && search.dateTo < search.dateFrom) return null;
  const where = conditions(search, { list: 'search', audience, now });
  const { rows } = await sql<{ starts_at: string }>`
    select starts_at from game where ${where} order by starts_at limit 1`.execute(db);
  return rows[0] ? amsterdamDay(new Date(rows[0].starts_at)) : null;
}
