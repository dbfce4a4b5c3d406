import type { LeadingRight } from '@rondo/rules';
import { sql } from 'kysely';
import { isHeld } from '../../../platform/people/held-spots.ts';
import type { Database } from '../../../platform/db.ts';
import { rightsOf } from '../../../platform/people/leading.ts';
import type { Rows } from '../../../platform/schema.ts';

/** The facts that decide who may see a game, and a person's relation to it. */
export interface StandingRow extends Pick<Rows['game'], 'id' | 'organiser_id' | 'key_version' | 'sport' | 'city'> {
  is_private: boolean;
  is_member: boolean;
  takes_part: boolean;
  /** Their rights as a co-organiser. */
  rights: LeadingRight[];
  community_name: string | null;
  short_code: string | null;
}

/** The columns of a standing, of `game g` and its `community c`. */
export const standingOf = (userId: string | null) => sql`
    g.id, g.organiser_id, g.key_version, g.private_community_id is not null as is_private, g.sport, g.city,
      c.name as community_name, c.short_code, ${rightsOf(userId, sql`g.id`)} as rights,
      exists (select from community_member m
        where m.community_id = c.id and m.user_id = ${userId} and m.status = 'approved') as is_member,
      exists (select from registration r where r.game_id = g.id and r.user_id = ${userId}
          and ${isHeld('r')})
        or exists (select from registration r where r.game_id = g.id and r.payer_id = ${userId} and r.user_id <> r.payer_id
          and ${isHeld('r')})
        or exists (select from waiting_entry w
          where w.game_id = g.id and w.user_id = ${userId} and w.status = 'waiting') as takes_part`;

/** The relation of a person, or a visitor (null), to games; those that don't exist are left out. */
export async function findStandings(
  db: Database,
  ids: readonly string[],
  userId: string | null,
): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select ${standingOf(userId)}
    from game g left join community c on c.id = g.community_id
    where g.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** The rights of each co-organiser of a game, by their id. */
export async function findRights(db: Database, gameId: string): Promise<Map<string, LeadingRight[]>> {
  const { rows } = await sql<{ user_id: string | null; rights: LeadingRight[] }>`
    select c.user_id, array_agg(distinct r.name) as rights from co_organiser c, unnest(c.rights) as r(name)
    where c.game_id = ${gameId} and c.user_id is not null group by c.user_id`.execute(db);
  return new Map(rows.flatMap(({ user_id, rights }) => (user_id === null ? [] : [[user_id, rights]])));
}
