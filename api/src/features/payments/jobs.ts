import type { Clock } from '../../platform/clock.ts';
import { findOpenOrders } from './queries.ts';
import { type PaymentsContext, refreshOrder } from './settle-order.ts';

/** Orders without an answer are asked for, and ended once their time is up. One that can't be asked doesn't hold up the rest. */
export function registerPaymentJobs(context: PaymentsContext, clock: Clock): void {
  context.jobs.sweep('orders', async () => {
    const failures: unknown[] = [];
    for (const orderId of await findOpenOrders(context.db, clock.now()))
      await refreshOrder(context, orderId).catch((error: unknown) => failures.push(error));
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} open orders could not be refreshed`);
  });
}
