import { sql } from 'kysely';
import { columnsOf } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

const fields = [
  'id',
  'name',
  'sport',
  'city',
  'starts_at',
  'status',
  'archived',
  'joined_count',
  'capacity',
  'price_cents',
  'organiser_id',
  'featured_position',
  'venue_id',
  'series_id',
] as const satisfies readonly (keyof Rows['game'])[];

export interface ConsoleGameRow extends Pick<Rows['game'], (typeof fields)[number]> {
  organiser_name: string;
  is_private: boolean;
  venue_name: string;
}

export const consoleGameColumns = sql`
  ${columnsOf('g', fields)}, g.private_community_id is not null as is_private,
  coalesce(nullif(g.place_description, ''), g.address) as venue_name,
  (select o.name from app_user o where o.id = g.organiser_id) as organiser_name`;

export async function findConsoleGame(db: Database, id: string): Promise<ConsoleGameRow | null> {
  const { rows } = await sql<ConsoleGameRow>`select ${consoleGameColumns} from game g where g.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
