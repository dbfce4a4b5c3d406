import type { Cents } from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';

/** The part of a payment that is to be refunded; the money is on `checkout` for its order already. */
export interface AskedRefund {
  id: string;
  orderId: string;
  cents: Cents;
  /** How much of that is fee. */
  feeCents: Cents;
  /** Another currency than EUR is in no book. */
  currency?: string;
  /** The failed refund that this one repeats. */
  againOf?: string;
}

/**
 * Writes down a refund through the provider; the sweep sends it, once (decisions/0121-refunds.md). The caller has locked the order, and books the
 * money.
 */
export async function askRefund(trx: Transaction, refund: AskedRefund, now: Date): Promise<void> {
  const { id, orderId, cents, feeCents, currency = 'EUR', againOf = null } = refund;
  await sql`
    insert into refund (id, order_id, cents, fee_cents, currency, again_of, asked_at)
    values (${id}, ${orderId}, ${cents}, ${feeCents}, ${currency}, ${againOf}, ${now})`.execute(trx);
  await hideFromVersionBefore(trx, { orderIds: [orderId], cents, feeCents }, now);
}

/**
 * Does the same for payments that brought their payer nothing: each goes back in full, with its fee. It is one statement, so that it can be sent with
 * others.
 */
export function askReturns(trx: Transaction, orderIds: readonly string[], now: Date): Promise<unknown> {
  return sql`
    with asked as (
      insert into refund (id, order_id, cents, fee_cents, asked_at)
      select gen_random_uuid(), id, amount_cents + fee_cents, fee_cents, ${now} from payment_order o
      where id = any(${orderIds}::uuid[]) and outcome = 'returned' and not exists (select from refund f where f.order_id = o.id)
      returning id, order_id, fee_cents
    ), hidden as (
      update payment_order o set refunded_at = ${now} from asked where o.id = asked.order_id
    ), head as (
      insert into journal (kind, idempotency_key, user_id, order_id, created_at)
      select 'refund_asked', 'refund_asked:' || a.id, o.user_id, o.id, ${now}
      from asked a join payment_order o on o.id = a.order_id where a.fee_cents > 0
      returning id, order_id
    )
    insert into posting (journal_id, account, owner_id, amount_cents)
    select h.id, p.account, p.owner_id, p.cents from head h join asked a on a.order_id = h.order_id
    cross join lateral (values ('fees', null::uuid, -a.fee_cents), ('checkout', a.order_id, a.fee_cents)) as p(account, owner_id, cents)`.execute(
    trx,
  );
}

/** The version before knows no refunds and may run beside this one: this makes it see the order as refunded as far as it will be. */
async function hideFromVersionBefore(
  trx: Transaction,
  { orderIds, cents, feeCents }: { orderIds: readonly string[]; cents: Cents; feeCents: Cents },
  now: Date,
): Promise<void> {
  await sql`
    update payment_order set back_cents = ${cents}, back_fee_cents = ${feeCents}, back_asked_at = ${now}, refunded_at = ${now}
    where id = any(${orderIds}::uuid[]) and status = 'paid' and coalesce(resolution = 'dismiss', true)
      and outcome is distinct from 'returned' and back_cents is null`.execute(trx);
  await sql`
    update payment_order set refunded_at = ${now}
    where id = any(${orderIds}::uuid[]) and resolution = 'refund' and refunded_at is null`.execute(trx);
}

/** Drops a refund that was not sent yet, because its payer has the money already; the caller books it. */
export async function dropAsked(trx: Transaction, { id, orderId }: Pick<AskedRefund, 'id' | 'orderId'>): Promise<void> {
  await sql`delete from refund where id = ${id} and state = 'asked'`.execute(trx);
  await sql`
    update payment_order set back_cents = null, back_fee_cents = 0, back_asked_at = null, refunded_at = null
    where id = ${orderId} and back_cents is not null`.execute(trx);
}
