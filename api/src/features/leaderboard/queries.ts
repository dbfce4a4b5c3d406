import type { RatedSport, Role } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

export interface RankedRow {
  id: string;
  name: string;
  photo: string | null;
  hides_name: boolean;
  role: Role;
  elo: number;
  game_count: number;
}

/** A page of the players of a sport, the best score first; who has the same is in the order of their ids. */
export async function findRanked(
  db: Database,
  sport: RatedSport,
  { limit, skip }: { limit: number; skip: number },
): Promise<RankedRow[]> {
  const { rows } = await sql<RankedRow>`
    select u.id, u.name, u.photo, u.hides_name, u.role, s.score::float8 as elo, u.game_count
    from score s join app_user u on u.id = s.user_id
    where s.sport = ${sport} and u.deleted_at is null
    order by s.score desc, s.user_id limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

/** How many players of a sport have a rank, counted up to `most`. */
export async function countRanked(db: Database, sport: RatedSport, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from score s join app_user u on u.id = s.user_id
      where s.sport = ${sport} and u.deleted_at is null limit ${most}) ranked`.execute(db);
  return rows[0]?.count ?? 0;
}
