import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import type { PaymentsContext } from './locked-order.ts';
import { refreshOrder } from './settle-order.ts';

/** Ends open orders whose payer started another, or joined; the game is locked. Their pages are closed after the commit. */
export function supersedeOrders(trx: Transaction, ids: readonly string[], now: Date): Promise<unknown> {
  return sql`
    update payment_order set status = 'failed', outcome = 'none', settled_at = ${now}, handled_at = ${now}, superseded_at = ${now}
    where id = any(${ids}::uuid[]) and status = 'created'`.execute(trx);
}

/**
 * Has the provider close the pages of orders that were superseded, and asks how they ended: an order paid before that is refunded. The provider is
 * asked outside of any transaction, and again until it answers.
 * @param orderId one order; null for all that a lost job left
 * @returns errors of the orders that failed
 */
export async function closeSuperseded(context: PaymentsContext, orderId: string | null): Promise<unknown[]> {
  const { db, provider } = context;
  const { rows } = await sql<Pick<Rows['payment_order'], 'id' | 'provider_reference'>>`
    select id, provider_reference from payment_order
    where superseded_at is not null and closed_at is null and provider_reference is not null
      and provider = ${provider.name} and id = coalesce(${orderId}, id)
    order by superseded_at limit 50`.execute(db);
  const failures: unknown[] = [];
  for (const { id, provider_reference: reference } of rows) {
    const closing = async () => {
      await provider.closeCheckout(reference ?? '');
      await refreshOrder(context, id, 'asking');
      await sql`update payment_order set closed_at = app_now() where id = ${id}`.execute(db);
    };
    await closing().catch((error: unknown) => failures.push(error));
  }
  return failures;
}
