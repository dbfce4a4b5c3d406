import type { LeadingRight } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import type { Rows } from '../../../platform/schema.ts';

export interface CoOrganiserRow extends Pick<Rows['co_organiser'], 'id' | 'user_id' | 'address'> {
  rights: LeadingRight[];
  name: string | null;
  photo: string | null;
}

/** The co-organisers of a game in the order they were named. */
export async function findCoOrganisers(db: Database, gameId: string): Promise<CoOrganiserRow[]> {
  const { rows } = await sql<CoOrganiserRow>`
    select c.id, c.user_id, c.address, to_jsonb(c.rights) as rights, u.name, u.photo from co_organiser c left join app_user u on u.id = c.user_id
    where c.game_id = ${gameId} order by c.created_at, c.id`.execute(db);
  return rows;
}

/** The rights of each co-organiser of a game, by their id. */
export async function findRights(db: Database, gameId: string): Promise<Map<string, LeadingRight[]>> {
  const { rows } = await sql<{ user_id: string | null; rights: LeadingRight[] }>`
    select c.user_id, array_agg(distinct r.name) as rights from co_organiser c, unnest(c.rights) as r(name)
    where c.game_id = ${gameId} and c.user_id is not null group by c.user_id`.execute(db);
  return new Map(rows.flatMap(({ user_id, rights }) => (user_id === null ? [] : [[user_id, rights]])));
}
