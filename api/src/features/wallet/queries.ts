import type { CashOutStatus } from '@rondo/contract';
import { codeDiscounts, type GameStatus, type PaymentMethod } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { findPage } from '../../platform/calls/pagination.ts';
import type { Rows } from '../../platform/schema.ts';

export interface CashOutRow {
  id: string;
  paid_cents: number;
  refunded_cents: number;
  cash_out_status: CashOutStatus;
  at: string;
  discount_type: Rows['promocode']['discount_type'] | null;
  discount_name: string | null;
  discount_cents: number;
  friend: string | null;
  /** The payment method, or a pass; null for the balance. */
  method: PaymentMethod | 'pass' | null;
  fee_cents: number;
  game_id: string | null;
  game_name: string | null;
  starts_at: string | null;
  game_status: GameStatus | null;
}

/** A status in SQL, as the contract has it. */
export const as = (status: CashOutStatus) => sql.lit(status);

/**
 * A spot given up for less than was paid counts as a partial refund, and so does a refunded spot that its player keeps. If the game became free, the
 * refund counts as full. A payment is confirmed together with its game.
 */
export const spotStatus = sql`
  case when r.status in ('refunded', 'cancelled') or r.free_since is not null
         then case when r.refunded_cents = r.paid_cents then ${as('refunded')} else ${as('partial_refund')} end
       when r.refunded_cents > 0 then ${as('partial_refund')}
       when r.status = 'played' or g.status = 'confirmed' then ${as('confirmed')} else ${as('pending')} end`;

/** Leaves out spots paid by a person who has deleted their account: the player then gets the spot's refunds, but paid nothing. */
export const paidBy = (userId: string) => sql`
  not exists (
    select from journal j where j.registration_id = r.id and j.kind = 'entrance_fee' and j.user_id <> ${userId})`;

/** The discounts stored with a registration: [{kind, name?, amountCents}]. */
const promocodeLines = sql`
  select -sum((line->>'amountCents')::int) as cents,
    (array_agg(line->>'name') filter (where line->>'name' is not null))[1] as name, count(*) as lines
  from jsonb_array_elements(r.price_lines) line where line->>'kind' in (${sql.join(codeDiscounts)})`;

/**
 * A person's payments for spots, their own or a friend's, from the balance or through the provider, and what promocodes added to the
 * balance.
 */
export async function findCashOuts(
  db: Database,
  userId: string,
  page: { order: 'latest' | 'earliest'; skip: number; limit: number; status?: CashOutStatus },
): Promise<{ rows: CashOutRow[]; totalCount: number }> {
  const list = sql<CashOutRow>`
    select * from (
      select r.id, r.paid_cents, r.refunded_cents, r.joined_at as at, ${spotStatus} as cash_out_status,
        case when d.lines > 0 then coalesce(
          (select p.discount_type from promocode_holder h join promocode p on p.id = h.promocode_id
           where h.redeemed_registration_id = r.id limit 1), 'nominal') end as discount_type,
        d.name as discount_name, coalesce(d.cents, 0) as discount_cents,
        case when r.user_id <> r.payer_id then u.name end as friend,
        case when r.pass_id is not null then 'pass' else o.method end as method, coalesce(o.fee_cents, 0) as fee_cents,
        g.id as game_id, g.name as game_name, g.starts_at, g.status as game_status
      from registration r join game g on g.id = r.game_id join app_user u on u.id = r.user_id
      left join payment_order o on o.id = r.order_id
      left join lateral (${promocodeLines}) d on true
      where r.payer_id = ${userId} and ${paidBy(userId)}
        and (r.paid_cents > 0 or (r.price_lines is not null and r.status in ('active', 'played')))
      union all
      select p.id, w.amount_cents, 0, j.created_at, ${as('confirmed')}, 'topupBalance', p.name, w.amount_cents, null,
        null, 0, null, null, null, null
      from promocode_holder h join promocode p on p.id = h.promocode_id
      join journal j on j.idempotency_key = 'promotion:' || h.promocode_id || ':' || h.user_id
      join posting w on w.journal_id = j.id and w.account = 'wallet'
      where h.user_id = ${userId}) c
    where ${page.status ? sql`cash_out_status = ${page.status}` : sql`true`}`;
  return findPage(db, list, { ...page, order: sql`at ${page.order === 'latest' ? sql`desc` : sql`asc`}, id` });
}
