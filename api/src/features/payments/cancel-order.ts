import { timeAfterLock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db.ts';
import { ProviderError } from '../../providers/payments/provider.ts';
import { setAside } from './reconcile-queries.ts';
import { endOrder, lockOrder, type PaymentsContext, refreshOrder } from './settle-order.ts';

/**
 * Ends an open order because its payer does not want it any more: a spot that it holds opens, and nothing of it keeps an account
 * from being deleted. It is asked for once more before, so that what was paid just now counts; a payment that comes after all is
 * credited, as any that is late (3-decisions §2). Of an order that has ended nothing changes.
 */
export async function cancelOrder(context: PaymentsContext, orderId: string): Promise<void> {
  const { db, provider } = context;
  await refreshOrder(context, orderId, 'page').catch(unlessUnavailable);
  const reference = await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.status !== 'created' || order.review_note !== null) return null;
    if (order.provider !== provider.name) {
      await setAside(trx, orderId, `cancelled by its payer; begun with ${order.provider}, which is not asked any more`);
      return null;
    }
    await endOrder(trx, context.jobs, order, 'failed', await timeAfterLock(trx));
    return order.provider_reference;
  });
  // Nobody should pay it any more; where that can't be arranged, a payment is credit.
  if (reference !== null) await provider.closeCheckout(reference).catch(unlessUnavailable);
}

function unlessUnavailable(error: unknown): void {
  if (!(error instanceof ProviderError)) throw error;
}
