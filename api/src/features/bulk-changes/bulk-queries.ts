import type { bulkRefusals } from '@rondo/contract';
import { type RawBuilder, sql } from 'kysely';
import { columnsOf } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import { wordConditions } from '../../platform/wording/search-words.ts';

/** How many people play in these games, or pay for a player; each counts once. */
export async function countPeople(db: Database, gameIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*) as people from (
      select user_id from registration where game_id = any(${gameIds}::uuid[]) and status = 'active'
      union select payer_id from registration where game_id = any(${gameIds}::uuid[]) and status = 'active') p`.execute(
    db,
  );
  return rows[0]?.people ?? 0;
}

type Place = Pick<Rows['game'], 'latitude' | 'longitude' | 'address' | 'city' | 'country' | 'place_description'>;

/** A venue as its latest game has it; null for one where no game is or was. */
export async function findPlace(db: Database, venueId: string): Promise<Place | null> {
  const { rows } = await sql<Place>`
    select latitude, longitude, address, city, country, place_description from game
    where venue_id = ${venueId} order by starts_at desc, id limit 1`.execute(db);
  return rows[0] ?? null;
}

export interface VenueRow extends Pick<Rows['game'], 'venue_id' | 'address' | 'city'> {
  name: string;
}

export async function findVenues(db: Database, words: string): Promise<VenueRow[]> {
  // Words are indexed for what is over and for what is to come, in these words (decisions/0150-words-are-counted-to-a-thousand.md).
  const found = (over: RawBuilder<unknown>) => sql`
    select g.venue_id, g.place_description, g.address, g.city, g.starts_at from game g
    where ${sql.join([over, ...wordConditions(sql`g.search_text`, words)], sql` and `)}`;
  const { rows } = await sql<VenueRow>`
    select venue_id, name, address, city from (
      select distinct on (g.venue_id) g.venue_id, coalesce(nullif(g.place_description, ''), g.address) as name, g.address, g.city, g.starts_at
      from (${found(sql`g.archived is not true`)} union all ${found(sql`g.archived`)}) g order by g.venue_id, g.starts_at desc) v
    order by starts_at desc, venue_id limit 6`.execute(db);
  return rows;
}

const fields = [
  'id',
  'act',
  'note',
  'created_at',
  'finished_at',
] as const satisfies readonly (keyof Rows['bulk_change'])[];

export interface BulkChangeRow extends Pick<Rows['bulk_change'], (typeof fields)[number]> {
  total: number;
  done: number;
  refused: { id: string; name: string; refusal: (typeof bulkRefusals)[number] }[];
}

export async function findBulkChange(db: Database, id: string): Promise<BulkChangeRow | null> {
  const { rows } = await sql<BulkChangeRow>`
    select ${columnsOf('b', fields)}, c.total, c.done, c.refused
    from bulk_change b cross join lateral (
      select count(*) as total, count(*) filter (where o.state = 'done') as done,
        coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'refusal', o.refusal) order by g.starts_at, g.id)
          filter (where o.state = 'refused'), '[]') as refused
      from bulk_change_game o join game g on g.id = o.game_id where o.bulk_change_id = b.id) c
    where b.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Whether a bulk change since an instant moved any of these games by this much. */
export async function wereMoved(
  db: Database,
  gameIds: readonly string[],
  { days, minutes }: { days: number; minutes: number },
  since: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from bulk_change b join bulk_change_game o on o.bulk_change_id = b.id
    where b.act = 'move' and b.created_at >= ${since} and b.days = ${days} and b.minutes = ${minutes} and (b.days, b.minutes) <> (0, 0)
      and o.game_id = any(${gameIds}::uuid[]) and o.state <> 'refused' limit 1`.execute(db);
  return rows.length > 0;
}
