import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

interface Face {
  id: string;
  name: string;
  photo: string | null;
}

export interface GroupRow extends Pick<Rows['join_group'], 'id' | 'way' | 'places' | 'expires_at'> {
  kept: number;
  starter: Face;
  people: (Face & { status: 'invited' | 'reserved' | 'joined' | 'declined' })[];
}

/**
 * Open groups of a game that a person is in, and the group of a link; the group that ends first comes first. For a private community's game, a person
 * who is neither a member nor in the game learns nobody's name, even by a link.
 */
export async function findGroups(
  db: Database,
  { gameId, userId, linked }: { gameId: string; userId: string; linked: string | null },
  now: Date,
): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select l.id, l.way, l.places, l.expires_at,
      (select count(*) from spot_hold h
        where h.group_id = l.id and h.user_id is null and h.released_at is null and h.expires_at > ${now})::int as kept,
      (select jsonb_build_object('id', u.id, 'name', u.name, 'photo', u.photo) from app_user u where u.id = l.starter_id) as starter,
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'photo', u.photo, 'status', m.status)
          order by m.created_at, m.user_id <> l.starter_id, u.name)
        from join_group_member m join app_user u on u.id = m.user_id where m.group_id = l.id), '[]') as people
    from join_group l
    where l.game_id = ${gameId} and l.ended_at is null and l.expires_at > ${now} and (
      (l.id = ${linked}::uuid and (not is_outsider(l.game_id, ${userId}) or exists (
        select from registration r where r.game_id = l.game_id and r.user_id = ${userId} and r.status in ('active', 'played'))))
      or exists (select from join_group_member m where m.group_id = l.id and m.user_id = ${userId} and m.status <> 'declined'))
    order by l.expires_at, l.id`.execute(db);
  return rows;
}
