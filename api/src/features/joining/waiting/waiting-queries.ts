import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import type { Rows } from '../../../platform/schema.ts';

/** Games in which an offer, a group or a guest's free spot has expired, or an open spot is unknown to a waiting player. */
export async function findGamesToPromote(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct g.id from waiting_entry w join game g on g.id = w.game_id
    where w.status = 'waiting' and not g.archived and g.starts_at > ${now} and (
      w.offered_until <= ${now}
      or w.offered_until is null and w.told_at is null and (w.by_link or not is_outsider(g.id, w.user_id)) and (
        g.joined_count + (
          select count(*) from spot_hold h
          where h.game_id = g.id and h.released_at is null and h.expires_at > ${now} and h.registration_id is null
        ) < g.capacity
        or exists (select from released_spots(g.id, ${now}) r where not r.is_kept)))
    union
    select r.game_id from registration r join app_user u on u.id = r.user_id
    -- The planner knows that few rows have one.
    where r.proof_until is not null and r.proof_until <= ${now} and r.status = 'active' and u.role = 'guest'
    union
    select l.game_id from join_group l join game g on g.id = l.game_id
    where l.ended_at is null and (l.expires_at <= ${now} or g.status = 'cancelled' or g.archived
      or g.price_cents = 0 and exists (select from join_group_member m where m.group_id = l.id and m.paid_cents > 0))
    limit 500`.execute(db);
  return rows.map(({ id }) => id);
}

type SpotOfGuest = Pick<Rows['registration'], 'id' | 'game_id' | 'user_id'>;

/** Unconfirmed spots of guests who have set a password since, which proves the address too. */
export async function findProvedOtherwise(db: Database): Promise<SpotOfGuest[]> {
  const { rows } = await sql<SpotOfGuest>`
    select r.id, r.game_id, r.user_id
    from registration r join app_user u on u.id = r.user_id
    where r.proof_until is not null and r.status = 'active' and u.role <> 'guest' limit 500`.execute(db);
  return rows;
}
