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
