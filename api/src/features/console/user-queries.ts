import { sql } from 'kysely';
import { isSpot } from '../../platform/people/held-spots.ts';
import { latestAppointment } from '../../platform/admins/appointments.ts';
import { columnsOf } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

export const listedFields = [
  'id',
  'name',
  'email',
  'role',
  'organiser_kind',
  'game_count',
  'confirmed_at',
  'banned_at',
  'created_at',
] as const satisfies readonly (keyof Rows['app_user'])[];

export type ListedUserRow = Pick<Rows['app_user'], (typeof listedFields)[number]>;

export interface UserRow extends ListedUserRow, Pick<Rows['app_user'], 'language'> {
  has_password: boolean;
  google: boolean;
  passkeys: number;
  sessions: number;
  last_used_at: string | null;
  balance_cents: number;
  owes_cents: number;
  kept_cents: number;
  appointed_by: string | null;
  appointed_until: string | null;
}

/** What support needs to know about a person; null for an unknown person, or one who left. */
export async function findUser(db: Database, id: string): Promise<UserRow | null> {
  const { rows } = await sql<UserRow>`
    select ${columnsOf('u', listedFields)}, u.language, u.password_hash is not null as has_password,
      exists (select from identity_link l where l.user_id = u.id) as google,
      (select count(*) from passkey p where p.user_id = u.id) as passkeys,
      (select count(*) from session s where s.user_id = u.id and s.expires_at > now()) as sessions,
      (select max(s.last_used_at) from session s where s.user_id = u.id and s.expires_at > now()) as last_used_at,
      w.balance_cents, w.owed_cents as owes_cents,
      coalesce((select sum(p.amount_cents) from posting p where p.account = 'owed_to_guest' and p.owner_id = u.id), 0)
        as kept_cents,
      a.by as appointed_by, a.until as appointed_until
    from app_user u join wallet w on w.user_id = u.id
    left join lateral (${latestAppointment(sql`u.id`)}) a on u.role = 'admin'
    where u.id = ${id} and u.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** How much of each list about a person is shown. */
const shown = 20;

export type UserCommunityRow = Pick<Rows['community'], 'name' | 'short_code'> &
  Pick<Rows['community_member'], 'is_admin'>;

export async function findUserCommunities(db: Database, id: string): Promise<UserCommunityRow[]> {
  const { rows } = await sql<UserCommunityRow>`
    select c.name, c.short_code, m.is_admin from community_member m join community c on c.id = m.community_id
    where m.user_id = ${id} and m.status = 'approved' order by c.name limit ${shown}`.execute(db);
  return rows;
}

export interface UserSpotRow extends Pick<Rows['registration'], 'id' | 'status' | 'paid_cents' | 'refunded_cents'> {
  game_id: string;
  name: string;
  starts_at: string;
  game_status: Rows['game']['status'];
}

export async function findUserSpots(db: Database, id: string): Promise<UserSpotRow[]> {
  const { rows } = await sql<UserSpotRow>`
    select r.id, r.game_id, g.name, g.starts_at, g.status as game_status, r.status, r.paid_cents, r.refunded_cents
    from registration r join game g on g.id = r.game_id
    where r.user_id = ${id} and ${isSpot('r')} order by r.joined_at desc, r.id limit ${shown}`.execute(db);
  return rows;
}

const orderFields = [
  'id',
  'kind',
  'amount_cents',
  'fee_cents',
  'method',
  'status',
  'review_note',
  'review_facts',
  'created_at',
] as const satisfies readonly (keyof Rows['payment_order'])[];
export type UserOrderRow = Pick<Rows['payment_order'], (typeof orderFields)[number]>;

export async function findUserOrders(db: Database, id: string): Promise<UserOrderRow[]> {
  const { rows } = await sql<UserOrderRow>`
    select ${columnsOf('o', orderFields)} from payment_order o
    where o.user_id = ${id} order by o.created_at desc, o.id limit ${shown}`.execute(db);
  return rows;
}

export interface UserActionRow extends Pick<Rows['admin_action'], 'id' | 'action' | 'reason' | 'at'> {
  by: string | null;
}

export async function findUserActions(db: Database, id: string): Promise<UserActionRow[]> {
  const { rows } = await sql<UserActionRow>`
    select a.id, a.action, a.reason, a.at, u.name as by from admin_action a left join app_user u on u.id = a.actor_id
    where a.subject_kind = 'user' and a.subject_id = ${id} and a.action <> 'user.look'
    order by a.id desc limit ${shown}`.execute(db);
  return rows;
}
