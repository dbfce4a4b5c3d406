import type { FacesOfGame } from '@rondo/contract';
import { faces } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { helpsLead } from '../../platform/people/leading.ts';
import { partnersOf } from '../../platform/people/partners.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';

/**
 * The players of each of these games that the viewer may see without a key (maySeeGame of the rules): one query for a page of games. Guests
 * have no face.
 */
export async function findFaces(db: Database, gameIds: readonly string[], viewer: Viewer): Promise<FacesOfGame[]> {
  const { rows } = await sql<FacesOfGame>`
    with partner as materialized (select * from ${partnersOf(viewer.id)} p),
    seen as (
      select g.id, g.archived from game g
      where g.id = any(${gameIds}::uuid[]) and g.status <> 'cancelled' and (
        g.private_community_id is null or ${viewer.role} = 'admin' or ${viewer.role} = 'organiser' and g.organiser_id = ${viewer.id}
        or ${helpsLead(viewer.id, sql`g.id`)}
        or exists (select from community_member m
          where m.community_id = g.private_community_id and m.user_id = ${viewer.id} and m.status = 'approved')
        or exists (select from registration r
          where r.game_id = g.id and ${viewer.id} in (r.user_id, r.payer_id) and r.status in ('active', 'played')))
    ), ranked as (
      select r.game_id, u.id, u.name, u.photo, p.games is not null as is_partner,
        row_number() over (partition by r.game_id order by p.games desc nulls last, r.place) as place
      from seen join registration r on r.game_id = seen.id and r.status in ('active', 'played')
      join app_user u on u.id = r.user_id left join partner p on p.user_id = u.id
      where u.role <> 'guest' and u.deleted_at is null and u.id <> ${viewer.id}
    )
    select game_id as _id, (count(*) filter (where is_partner))::int as "playedWith",
      jsonb_agg(jsonb_build_object('_id', id, 'name', name, 'photo', photo) order by place)
        filter (where place <= ${faces.stack}) as faces
    from ranked group by game_id`.execute(db);
  return rows;
}
