import type { GameStatus } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { findPage } from '../../platform/calls/pagination.ts';
import type { Rows } from '../../platform/schema.ts';

export type OrderRow = Pick<
  Rows['payment_order'],
  'id' | 'amount_cents' | 'fee_cents' | 'method' | 'status' | 'game_id' | 'return_to' | 'created_at'
> &
  Pick<Rows['app_user'], 'email'>;

/** The payer of an order; null if there is no such order. */
export async function findPayerOf(db: Database, orderId: string): Promise<string | null> {
  const { rows } = await sql<Pick<Rows['payment_order'], 'user_id'>>`
    select user_id from payment_order where id = ${orderId}`.execute(db);
  return rows[0]?.user_id ?? null;
}

/** Whether an open order was set aside for an admin, so that asking the provider again would bring nothing new. */
const underReview = sql`o.status = 'created' and o.review_note is not null`;

/** Whether a page may ask the provider about an order now: once a second across all processes. */
export async function mayAsk(db: Database, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update payment_order set asked_at = ${now}
    where id = ${id} and (asked_at is null or asked_at not between ${new Date(now.getTime() - 999)} and ${now})
    returning id`.execute(db);
  return rows.length > 0;
}

/** An order, for its owner only; `is_credited`: its amount is in the wallet. */
export async function findOrder(
  db: Database,
  id: string,
  userId: string,
): Promise<(OrderRow & { is_credited: boolean; under_review: boolean }) | null> {
  const { rows } = await sql<OrderRow & { is_credited: boolean; under_review: boolean }>`
    select o.status = 'paid' and (o.kind = 'top_up' or o.outcome is not distinct from 'credited') as is_credited,
      ${underReview} as under_review, o.id, o.amount_cents, o.fee_cents, o.method, o.status, o.game_id, o.return_to, o.created_at, u.email
    from payment_order o join app_user u on u.id = o.user_id
    where o.id = ${id} and o.user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

export interface SpotOrderRow
  extends
    Pick<
      Rows['payment_order'],
      'id' | 'amount_cents' | 'fee_cents' | 'status' | 'outcome' | 'expires_at' | 'checkout_url' | 'user_id'
    >,
    Pick<Rows['app_user'], 'email'>,
    Pick<
      Rows['game'],
      | 'sport'
      | 'level'
      | 'surface'
      | 'starts_at'
      | 'duration_minutes'
      | 'address'
      | 'city'
      | 'description'
      | 'longitude'
      | 'latitude'
      | 'group_chat'
    > {
  under_review: boolean;
  superseded: boolean;
  is_in: boolean;
  game_id: string;
  is_guest: boolean;
  team_name: string | null;
  game_name: string;
  game_status: GameStatus;
  external: boolean;
  /** For a guest who joined with it: whether the mailed link was opened. */
  guest_address: 'correctable' | 'opened' | null;
}

/** An order for a spot, for anyone who knows its id, which can't be guessed. */
export async function findSpotOrder(db: Database, id: string): Promise<SpotOrderRow | null> {
  const { rows } = await sql<SpotOrderRow>`
    select o.id, o.amount_cents, o.fee_cents, o.status, ${underReview} as under_review,
      o.superseded_at is not null as superseded, o.outcome,
      o.outcome is not distinct from 'joined' and exists (
        select from registration r where r.game_id = o.game_id and r.user_id = o.user_id and r.status = 'active') as is_in, o.game_id, o.expires_at, o.checkout_url, u.email,
      o.user_id, u.role = 'guest' as is_guest, coalesce(t.name, o.details ->> 'teamName') as team_name, g.name as game_name, g.sport, g.level, g.surface,
      g.starts_at, g.duration_minutes, g.status as game_status, g.tournament_external as external, g.address, g.city, g.description, g.longitude, g.latitude, g.group_chat,
      case when u.role = 'guest' and r.id is not null then case when l.opened_at is null then 'correctable' else 'opened' end end as guest_address
    from payment_order o join app_user u on u.id = o.user_id join game g on g.id = o.game_id left join team t on t.id = o.team_id
    left join registration r on r.game_id = o.game_id and r.user_id = o.user_id and r.order_id = o.id and r.status = 'active'
      and g.starts_at + make_interval(mins => g.duration_minutes) > app_now()
    left join booking_link l on l.registration_id = r.id
    where o.id = ${id} and o.kind <> 'top_up'`.execute(db);
  return rows[0] ?? null;
}

type PayerRow = Pick<Rows['payment_order'], 'user_id' | 'status'> & { is_spot: boolean };

/** An order's payer, whether it is for a spot, and its status. */
export async function findPayer(db: Database, id: string): Promise<PayerRow | null> {
  const { rows } = await sql<PayerRow>`
    select user_id, kind <> 'top_up' as is_spot, status from payment_order where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

interface OpenOrderRow extends Pick<
  Rows['payment_order'],
  'id' | 'amount_cents' | 'fee_cents' | 'game_id' | 'expires_at' | 'checkout_url'
> {
  game_name: string | null;
}

/** Somebody's orders that can still be paid or cancelled, the latest first. */
export async function findOpenOf(db: Database, userId: string): Promise<OpenOrderRow[]> {
  const { rows } = await sql<OpenOrderRow>`
    select o.id, o.amount_cents, o.fee_cents, o.game_id, g.name as game_name, o.expires_at, o.checkout_url
    from payment_order o left join game g on g.id = o.game_id
    where o.user_id = ${userId} and o.status = 'created' and o.review_note is null
    order by o.created_at desc, o.id limit 50`.execute(db);
  return rows;
}

export async function findOrderByReference(db: Database, provider: string, reference: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from payment_order where provider = ${provider} and provider_reference = ${reference}`.execute(db);
  return rows[0]?.id ?? null;
}

export async function findTopUps(
  db: Database,
  userId: string,
  page: { order: 'latest' | 'earliest'; skip: number; limit: number },
): Promise<{ rows: OrderRow[]; totalCount: number }> {
  const list = sql<OrderRow>`
    select o.id, o.amount_cents, o.fee_cents, o.method, o.status, o.game_id, o.return_to, o.created_at, '' as email
    from payment_order o where o.user_id = ${userId} and o.kind = 'top_up'`;
  return findPage(db, list, { ...page, order: sql`created_at ${page.order === 'latest' ? sql`desc` : sql`asc`}, id` });
}
