import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { localDay } from '../../platform/time/on-day.ts';

/** How many weeks the chart shows, up to today. */
const weeks = 12;

/** How many members a community had at the end of each of the last weeks, the oldest first. */
export async function findSizes(
  db: Database,
  communityId: string,
  now: Date,
): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{ day: string; count: number }>`
    select d.day::date::text as day, coalesce((
        select s.members from community_size s
        where s.community_id = ${communityId} and s.day <= d.day::date order by s.day desc limit 1), 0)::int4 as count
    from generate_series(0, ${weeks - 1}) w,
      lateral (select ${localDay(sql`${now}::timestamptz`)} - 7 * (${weeks - 1} - w) as day) d
    order by d.day`.execute(db);
  return rows;
}

export interface GameFigures {
  played: number;
  cancelled: number;
  coming: number;
  /** The spots of played games, and how many of them were taken. */
  spots: number;
  taken: number;
}

/** Figures of a community's games; placeholders count as taken spots. */
export async function findGameFigures(db: Database, communityId: string): Promise<GameFigures> {
  const { rows } = await sql<GameFigures>`
    select count(*) filter (where archived and status = 'confirmed') as played,
      count(*) filter (where status = 'cancelled') as cancelled,
      count(*) filter (where not archived and status <> 'cancelled') as coming,
      coalesce(sum(capacity) filter (where archived and status = 'confirmed'), 0) as spots,
      coalesce(sum(joined_count) filter (where archived and status = 'confirmed'), 0) as taken
    from game where community_id = ${communityId}`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('an aggregate has a row');
  return figures;
}
