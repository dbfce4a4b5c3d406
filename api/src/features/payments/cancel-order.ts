import { timeAfterLock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db.ts';
import { ProviderError } from '../../providers/payments/provider.ts';
import { setAside } from './reconcile-queries.ts';
import { lockOrder, type PaymentsContext } from './locked-order.ts';
import { endOrder, refreshOrder } from './settle-order.ts';

/**
 * Ends an open order that its payer no longer wants: its held spot opens, and it no longer prevents deleting the account. The provider is asked once
 * more first, so that a payment just made counts; a payment that comes even later is credited like any late one (product.md#money). An ended order
 * stays as it is.
 */
export async function cancelOrder(context: PaymentsContext, orderId: string): Promise<void> {
  const { db, provider } = context;
  await refreshOrder(context, orderId, 'page').catch(unlessUnavailable);
  const reference = await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.status !== 'created' || order.review_note !== null) return null;
    if (order.provider !== provider.name) {
      await setAside(trx, orderId, { why: 'cancelledAtOtherProvider', provider: order.provider });
      return null;
    }
    await endOrder(trx, context.jobs, order, 'failed', await timeAfterLock(trx));
    return order.provider_reference;
  });
  // The checkout is closed if possible; if it is paid anyway, the payment becomes credit.
  if (reference !== null) await provider.closeCheckout(reference).catch(unlessUnavailable);
}

function unlessUnavailable(error: unknown): void {
  if (!(error instanceof ProviderError)) throw error;
}
