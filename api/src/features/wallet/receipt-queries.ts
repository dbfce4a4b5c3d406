import type { CashOutStatus, receiptKinds } from '@rondo/contract';
import type { GameStatus, PaymentMethod, PriceLine } from '@rondo/rules';
import { passTerms } from '@rondo/rules/passes';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { as, paidBy, spotStatus } from './queries.ts';

export interface ReceiptRow {
  id: string;
  kind: (typeof receiptKinds)[number];
  at: string;
  payer_name: string;
  payer_email: string;
  price_cents: number;
  paid_cents: number;
  fee_cents: number;
  price_lines: PriceLine[] | null;
  /** A promotion's code, or the name of the game at which a pass was bought. */
  code: string | null;
  method: PaymentMethod | 'balance' | 'pass' | 'promotion';
  status: CashOutStatus | 'created' | 'paid' | 'failed' | 'expired';
  refunded_cents: number;
  refunded_at: string | null;
  friend: string | null;
  game_id: string | null;
  game_name: string | null;
  starts_at: string | null;
  address: string | null;
  game_status: GameStatus | null;
}

/** A payment that this person made or received, by the id of an order, spot, pass or promotion; null if it is not theirs. */
export async function findReceipt(db: Database, userId: string, id: string): Promise<ReceiptRow | null> {
  const { rows } = await sql<ReceiptRow>`
    select c.*, me.name as payer_name, me.email as payer_email from (
      select r.id, 'entrance_fee' as kind, r.joined_at as at, r.price_cents, r.paid_cents, coalesce(o.fee_cents, 0) as fee_cents,
        r.price_lines, null as code, case when r.pass_id is not null then 'pass' else coalesce(o.method, 'balance') end as method, ${spotStatus} as status,
        r.refunded_cents, case when r.refunded_cents > 0 then coalesce(r.free_since, r.ended_at, (
          select max(j.created_at) from journal j where j.registration_id = r.id and j.kind = 'goodwill')) end as refunded_at,
        case when r.user_id <> r.payer_id then u.name end as friend,
        g.id as game_id, g.name as game_name, g.starts_at, g.address, g.status as game_status
      from registration r join game g on g.id = r.game_id join app_user u on u.id = r.user_id
      left join payment_order o on o.id = r.order_id
      where r.payer_id = ${userId} and r.id = ${id} and r.price_cents > 0 and ${paidBy(userId)}
      union all
      select o.id, case when c.credit then 'top_up' else 'entrance_fee' end, coalesce(o.settled_at, o.created_at),
        case when c.credit then o.amount_cents else o.price_cents end, o.amount_cents, o.fee_cents,
        case when c.credit then null else o.price_lines end, null,
        o.method, o.status, coalesce(f.cents, 0), f.sent_at, null, g.id, g.name, g.starts_at, g.address, g.status
      from payment_order o left join game g on g.id = o.game_id
      left join refund f on f.order_id = o.id and o.outcome = 'returned' and f.state in ('under_way', 'arrived') and not f.at_provider
      -- A payment for a spot that could not be given is credit, like a top-up.
      cross join lateral (select o.kind = 'top_up' or o.outcome is not distinct from 'credited' as credit) c
      where o.user_id = ${userId} and o.id = ${id}
      union all
      select p.id, 'pass', p.bought_at, ${passTerms.rides} * p.ride_cents, ${passTerms.rides} * p.ride_cents, 0, null, g.name, 'balance',
        case when coalesce(p.refunded_cents, 0) = 0 then ${as('confirmed')}
          when p.refunded_cents = ${passTerms.rides} * p.ride_cents then ${as('refunded')} else ${as('partial_refund')} end,
        coalesce(p.refunded_cents, 0), case when p.refunded_cents > 0 then p.ended_at end, null, null, null, null, null, null
      from pass p join game g on g.id = p.game_id where p.user_id = ${userId} and p.id = ${id}
      union all
      select p.id, 'promotion', j.created_at, w.amount_cents, w.amount_cents, 0, null, p.code, 'promotion', ${as('confirmed')}, 0, null, null,
        null, null, null, null, null
      from promocode p
      join journal j on j.idempotency_key = 'promotion:' || p.id || ':' || ${userId}::text
      join posting w on w.journal_id = j.id and w.account = 'wallet' and w.owner_id = ${userId}
      where p.id = ${id}) c
    join app_user me on me.id = ${userId}`.execute(db);
  return rows[0] ?? null;
}
