import type { Cents } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

type GameOfPerson = Pick<Rows['game'], 'id' | 'name' | 'starts_at'>;

/**
 * Upcoming games in which somebody has a spot, paid for one, waits, or is offered one, and games in which a group of theirs is open. All of these
 * change when they leave.
 */
export async function findGamesToLeave(db: Database, userId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select g.id from game g
    where g.id in (
      select l.game_id from join_group l join join_group_member m on m.group_id = l.id
      where m.user_id = ${userId} and l.ended_at is null and (l.starter_id = ${userId} or m.status in ('invited', 'reserved'))
    ) or not g.archived and g.status <> 'cancelled' and g.starts_at > ${now} and g.id in (
      select game_id from registration where user_id = ${userId} and status = 'active'
      union select game_id from registration where payer_id = ${userId} and status = 'active'
      union select game_id from waiting_entry where user_id = ${userId} and status = 'waiting'
      union select game_id from spot_hold where user_id = ${userId} and released_at is null
      union select game_id from hand_over where to_user_id = ${userId} and ended_at is null)
    order by g.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Games somebody organises that are not over. */
export async function findOrganised(db: Database, userId: string): Promise<GameOfPerson[]> {
  const { rows } = await sql<GameOfPerson>`
    select id, name, starts_at from game
    where organiser_id = ${userId} and not archived and status <> 'cancelled' order by starts_at, id`.execute(db);
  return rows;
}

/** Names of communities that have other members and only somebody as admin. */
export async function findLedAlone(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.name from community_member m join community c on c.id = m.community_id
    where m.user_id = ${userId} and m.is_admin and c.member_count > 1
      and not exists (select from community_member o where o.community_id = c.id and o.is_admin and o.user_id <> m.user_id)
    order by c.name`.execute(db);
  return rows.map(({ name }) => name);
}

interface SpotRow
  extends GameOfPerson, Pick<Rows['game'], 'status' | 'changed_at'>, Pick<Rows['registration'], 'joined_at'> {
  paid_cents: number;
  is_payer: boolean;
}

/** Somebody's own spots in upcoming games. */
export async function findSpots(db: Database, userId: string, now: Date): Promise<SpotRow[]> {
  const { rows } = await sql<SpotRow>`
    select g.id, g.name, g.starts_at, g.status, g.changed_at, r.joined_at,
      r.paid_cents - r.refunded_cents as paid_cents, r.payer_id = r.user_id as is_payer
    from registration r join game g on g.id = r.game_id
    where r.user_id = ${userId} and r.status = 'active' and not g.archived and g.starts_at > ${now}
    order by g.starts_at, g.id`.execute(db);
  return rows;
}

export interface DepartingRow
  extends
    Pick<Rows['app_user'], 'name' | 'email' | 'language' | 'photo' | 'password_hash'>,
    Pick<Rows['wallet'], 'owed_cents'> {
  /** The balance of the wallet, or the money kept for a guest. */
  balance_cents: number;
  /** Money set aside for spots in open groups; it returns to the wallet when the person leaves the games. */
  reserved_cents: number;
  logged_in_at: string;
  /** Money on their passes for games not played yet. */
  pass_cents: number;
  /** The database's real time, which the demo doesn't advance. */
  real_now: string;
  /** Payments that may still succeed, or whose spot is not settled yet. */
  payments_under_way: number;
  /** Payments to their bank, or back the way they paid, which may still come back. */
  payouts_under_way: number;
  /** Pay owed to them as an organiser, if there are no bank details to pay it to. */
  unpayable_cents: number;
  is_last_admin: boolean;
}

/** What somebody gives up by leaving: the wallet, money kept for a guest, money set aside in groups, and money on passes. */
export const heldBy = ({ balance_cents, reserved_cents, pass_cents }: DepartingRow): Cents =>
  balance_cents + reserved_cents + pass_cents;

/**
 * A person whose account is to be deleted; a guest's kept money counts as the balance. null if the account is deleted.
 * @param sessionId the session in which they ask for it themself
 */
export async function findDeparting(
  db: Database,
  { id, sessionId }: { id: string; sessionId: number | null },
): Promise<DepartingRow | null> {
  const { rows } = await sql<DepartingRow>`
    select u.name, u.email, u.language, u.photo, u.password_hash, w.owed_cents,
      w.balance_cents + coalesce((
        select sum(p.amount_cents) from posting p where p.account = 'owed_to_guest' and p.owner_id = u.id), 0) as balance_cents,
      (select coalesce(sum(p.amount_cents), 0) from posting p where p.account = 'reserved' and p.owner_id = u.id) as reserved_cents,
      u.role = 'admin' and not exists (
        select from app_user a where a.role = 'admin' and a.id <> u.id and a.banned_at is null and a.deleted_at is null) as is_last_admin,
      (select count(*) from refund f join payment_order o on o.id = f.order_id
        where o.user_id = u.id and f.state = 'asked' and o.review_note is null)
      + (select count(*) from payout_line l where l.user_id = u.id and l.state in ('proposed', 'filed')) as payouts_under_way,
      coalesce((select identity_confirmed_at from session where id = ${sessionId} and user_id = u.id), '-infinity') as logged_in_at,
      (select coalesce(sum(p.rides_left * p.ride_cents), 0) from pass p where p.user_id = u.id and p.ended_at is null) as pass_cents,
      clock_timestamp() as real_now,
      (select count(*) from payment_order o where o.user_id = u.id and o.review_note is null
        and (o.status = 'created' or (o.kind <> 'top_up' and o.handled_at is null))) as payments_under_way,
      (select coalesce(sum(p.amount_cents), 0) from posting p where p.account = 'owed_to_organiser' and p.owner_id = u.id
        and not exists (select from bank_details b where b.user_id = u.id and b.kind = 'organiser')) as unpayable_cents
    from app_user u join wallet w on w.user_id = u.id
    where u.id = ${id} and u.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}
