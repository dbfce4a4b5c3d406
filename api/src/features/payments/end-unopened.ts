import { timeAfterLock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db.ts';
import { lockOrder, type PaymentsContext } from './locked-order.ts';
import { endOrder } from './settle-order.ts';

/** Ends an order for which the provider gave no page, unless another request for it got one meanwhile. */
export function endUnopened({ db, jobs }: PaymentsContext, orderId: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.status !== 'created' || order.provider_reference !== null) return;
    await endOrder(trx, jobs, order, 'failed', await timeAfterLock(trx));
  });
}
