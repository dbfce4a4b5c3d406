import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';

/**
 * Writes down the refunds of a locked order that the version before asked for or sent. That version runs beside this one and knows only the order, so
 * the refunds get the order's id. A refund that it booked as sent counts as sent (decisions/0121-refunds.md).
 */
export async function adoptEarlier(trx: Transaction, orderId: string): Promise<void> {
  await sql`
    insert into refund (id, order_id, cents, fee_cents, currency, state, asked_at, sent_at)
    select id, id, coalesce(b.cents, back_cents, amount_cents + fee_cents),
      case when back_cents is not null then back_fee_cents when outcome = 'returned' then fee_cents else 0 end,
      case when refunded_at is not null and b.cents is null then 'XXX' else 'EUR' end,
      case when refunded_at is null then 'asked' else 'under_way' end,
      coalesce(back_asked_at, resolved_at, handled_at, refunded_at), refunded_at
    from payment_order o left join lateral (
      select sum(p.amount_cents) as cents from journal j join posting p on p.journal_id = j.id
      where j.idempotency_key = 'order_refund:' || o.id and p.account = 'provider' and p.amount_cents > 0) b on true
    where id = ${orderId} and (refunded_at is not null or back_cents is not null)
      and not exists (select from refund f where f.order_id = o.id and not f.at_provider)`.execute(trx);
  await sql`
    update refund f set state = 'under_way', sent_at = o.refunded_at from payment_order o
    where f.id = ${orderId} and o.id = f.id and f.state = 'asked' and o.refunded_at is not null
      and exists (select from journal j where j.idempotency_key = 'order_refund:' || o.id)`.execute(trx);
}
