import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

export interface RemovableRow extends Pick<Rows['app_user'], 'id' | 'name'> {
  is_guest: boolean;
  has_spot: boolean;
  /** The amount paid for the spot that hasn't been refunded yet. */
  left_cents: number;
  is_ride: boolean;
  /** The payer, if it was somebody else. */
  payer: string | null;
}

/** People who play in a game or wait for it, with how much their spot would refund. */
export async function findRemovable(db: Database, gameId: string): Promise<RemovableRow[]> {
  const { rows } = await sql<RemovableRow>`
    select u.id, u.name, u.role = 'guest' as is_guest, s.id is not null as has_spot,
      coalesce(s.left_cents, 0) as left_cents, coalesce(s.is_ride, false) as is_ride,
      (select name from app_user where id = s.payer_id and id <> u.id) as payer
    from app_user u left join (
      select r.id, r.user_id, r.payer_id, r.paid_cents - r.refunded_cents as left_cents, p.id is not null as is_ride
      from registration r left join pass p on p.id = r.pass_id and p.ended_at is null where r.game_id = ${gameId} and r.status = 'active') s
      on s.user_id = u.id
    where u.id in (
      select user_id from registration where game_id = ${gameId} and status = 'active'
      union select user_id from waiting_entry where game_id = ${gameId} and status = 'waiting')
    order by u.id`.execute(db);
  return rows;
}

export interface TakenOutRow
  extends Pick<Rows['taken_out'], 'taken_by' | 'reason' | 'created_at'>, Pick<Rows['app_user'], 'id' | 'name'> {}

/** People who were taken out of a game and can't join it any more, the latest first. */
export async function findTakenOut(db: Database, gameId: string): Promise<TakenOutRow[]> {
  const { rows } = await sql<TakenOutRow>`
    select u.id, u.name, t.taken_by, t.reason, t.created_at
    from taken_out t join app_user u on u.id = t.user_id and u.deleted_at is null
    where t.game_id = ${gameId} and t.let_in_at is null order by t.id desc`.execute(db);
  return rows;
}
