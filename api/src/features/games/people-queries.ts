import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

/** A person whom news of a game concerns. */
export interface PersonOfGame extends Pick<Rows['app_user'], 'id' | 'name' | 'email' | 'language'> {
  /** A guest's money is kept beside the wallet until they have a password. */
  is_guest: boolean;
  /** What they paid for spots in the game, their own or a friend's; without the ride of an open pass. */
  paid_cents: number;
  /** The price of that ride; 0 without one. */
  ride_cents: number;
  /** Whether they play, or pay for somebody who does. */
  takes_part: boolean;
}

export interface RegistrantRow {
  id: string;
  name: string;
  team_name: string;
  organisation: string;
  is_member: boolean;
}

/** The participants of an external event in the order of joining, as they filled in its form; deleting an account removes that. */
export async function findRegistrants(db: Database, gameId: string): Promise<RegistrantRow[]> {
  const { rows } = await sql<RegistrantRow>`
    select u.id, coalesce(nullif(o.details ->> 'name', ''), u.name) as name, coalesce(o.details ->> 'teamName', '') as team_name,
      coalesce(o.details ->> 'organisation', '') as organisation, coalesce((o.details ->> 'isMember')::boolean, false) as is_member
    from registration r join app_user u on u.id = r.user_id left join payment_order o on o.id = r.order_id
    where r.game_id = ${gameId} and r.status in ('active', 'played') order by r.place`.execute(db);
  return rows;
}

/** The people who play in a game, paid for it or wait for it, and its organiser. */
export async function findPeople(db: Database, gameId: string): Promise<PersonOfGame[]> {
  const { rows } = await sql<PersonOfGame>`
    with spot as (
      select r.user_id, r.payer_id, r.paid_cents - r.refunded_cents as cents, p.id is not null as on_pass
      from registration r left join pass p on p.id = r.pass_id and p.ended_at is null
      where r.game_id = ${gameId} and r.status = 'active'
    )
    select u.id, u.name, u.email, u.language, u.role = 'guest' as is_guest,
      coalesce((select sum(cents) from spot where payer_id = u.id and not on_pass), 0) as paid_cents,
      coalesce((select sum(cents) from spot where payer_id = u.id and on_pass), 0) as ride_cents,
      exists (select from spot where u.id in (user_id, payer_id)) as takes_part
    from app_user u where u.id in (
      select user_id from spot
      union select payer_id from spot
      union select user_id from waiting_entry where game_id = ${gameId} and status = 'waiting'
      union select organiser_id from game where id = ${gameId})
    order by u.id`.execute(db);
  return rows;
}
