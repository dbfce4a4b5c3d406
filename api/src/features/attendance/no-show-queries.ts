import { sql } from 'kysely';
import { columnsOf } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

const fields = [
  'id',
  'game_id',
  'user_id',
  'state',
  'state_at',
  'appeal',
  'reason',
  'second_appeal',
  'verdict',
] as const satisfies readonly (keyof Rows['no_show'])[];

/** A no-show that reached Rondo; times are ISO text. */
export interface ListedNoShowRow extends Pick<Rows['no_show'], (typeof fields)[number]> {
  game_name: string;
  starts_at: string;
  player_name: string;
  organiser_id: string;
  organiser_name: string;
}

/** How many no-shows the console lists: all that wait, then the latest decided ones. */
const most = 100;

/** The no-shows escalated to Rondo, or the one asked for; the longest waiting first. */
export async function findEscalated(db: Database, id: string | null = null): Promise<ListedNoShowRow[]> {
  const order = sql`n.state <> 'escalated', case when n.state = 'escalated' then n.state_at end, n.state_at desc, n.id`;
  const { rows } = await sql<ListedNoShowRow>`
    select ${columnsOf('n', fields)}, g.name as game_name, g.starts_at, p.name as player_name,
      g.organiser_id, o.name as organiser_name
    from (
      select * from no_show n where n.second_appeal is not null ${id === null ? sql`` : sql`and n.id = ${id}`}
      order by ${order} limit ${most}) n
    join game g on g.id = n.game_id join app_user p on p.id = n.user_id join app_user o on o.id = g.organiser_id
    order by ${order}`.execute(db);
  return rows;
}
