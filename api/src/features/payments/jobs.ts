import type { Clock } from '../../platform/clock.ts';
import { ordersUnanswered } from '../../platform/metrics.ts';
import { askInLanes } from './ask-in-lanes.ts';
import { type Age, countUnanswered, takeOrderToAsk } from './asking-queries.ts';
import { reconcileOrders } from './reconcile.ts';
import { type PaymentsContext, refreshOrder } from './settle-order.ts';

/** Asked so often in a row without an answer, an order counts as one that the provider doesn't answer for. */
const unansweredAsks = 3;

/**
 * Orders without an answer are asked for, and ended once their time is up; settled ones are compared with the provider's
 * books. What can't be asked is reported, and asked again later.
 */
export function registerPaymentJobs(context: PaymentsContext, clock: Clock): void {
  const askAbout = (age: Age, now: Date) =>
    askInLanes(
      () => takeOrderToAsk(context.db, age, now),
      (orderId) => refreshOrder(context, orderId, 'asking'),
    );
  context.jobs.sweep('orders', async () => {
    const now = clock.now();
    // Side by side: whatever becomes of older ones, those whose payers wait have lanes of their own.
    const failures = (await Promise.all([askAbout('new', now), askAbout('older', now)])).flat();
    ordersUnanswered.set(await countUnanswered(context.db, unansweredAsks));
    throwAll(failures, 'open orders could not be refreshed');
  });
  context.jobs.sweep('reconciliation', async () => {
    throwAll(await reconcileOrders(context, clock.now()), 'settled orders could not be compared');
  });
}

function throwAll(failures: unknown[], what: string): void {
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${what}`);
}
