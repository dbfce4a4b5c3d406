import type { Clock } from '../../platform/clock.ts';
import { findOpenOrders } from './queries.ts';
import { askEach, reconcileOrders } from './reconcile.ts';
import { type PaymentsContext, refreshOrder } from './settle-order.ts';

/**
 * Orders without an answer are asked for, and ended once their time is up; settled ones are compared with the provider's
 * books. What can't be asked is reported, and asked again later.
 */
export function registerPaymentJobs(context: PaymentsContext, clock: Clock): void {
  context.jobs.sweep('orders', async () => {
    const orders = await findOpenOrders(context.db, clock.now());
    throwAll(await askEach(orders, (orderId) => refreshOrder(context, orderId)), 'open orders could not be refreshed');
  });
  context.jobs.sweep('reconciliation', async () => {
    throwAll(await reconcileOrders(context, clock.now()), 'settled orders could not be compared');
  });
}

function throwAll(failures: unknown[], what: string): void {
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${what}`);
}
