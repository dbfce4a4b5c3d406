import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import { postJournals } from '../wallet/post-journals.ts';
import { lockOrder, type PaymentsContext } from './settle-order.ts';

/**
 * Has the provider send back what an admin decided to refund. It is asked outside of any transaction, and again until it has answered;
 * it refunds an order once.
 * @returns errors of the orders that failed
 */
export async function refundOrders(context: PaymentsContext): Promise<unknown[]> {
  const { rows } = await sql<Pick<Rows['payment_order'], 'id' | 'provider_reference'>>`
    select id, provider_reference from payment_order
    where resolution = 'refund' and refunded_at is null and provider_reference is not null
      and provider = ${context.provider.name} order by resolved_at limit 50`.execute(context.db);
  const failures: unknown[] = [];
  for (const { id, provider_reference: reference } of rows)
    await refund(context, id, reference ?? '').catch((error: unknown) => failures.push(error));
  return failures;
}

async function refund(context: PaymentsContext, orderId: string, reference: string): Promise<void> {
  const { db, provider } = context;
  const state = await provider.fetchState(reference);
  await provider.refund(reference, orderId);
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const now = await timeAfterLock(trx);
    const { rows } = await sql`
      update payment_order set refunded_at = ${now} where id = ${orderId} and refunded_at is null returning id`.execute(
      trx,
    );
    const totalCents = state?.totalCents ?? 0;
    // In and out again: it was never in the books.
    if (order && rows.length > 0 && totalCents > 0 && state?.currency === 'EUR')
      await postJournals(
        trx,
        [
          {
            kind: 'refund',
            key: `order_refund:${orderId}`,
            orderId,
            userId: order.user_id,
            postings: [
              { account: 'provider', ownerId: null, amountCents: -totalCents },
              { account: 'provider', ownerId: null, amountCents: totalCents },
            ],
          },
        ],
        now,
      );
  });
}
