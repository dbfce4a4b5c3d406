import { hour } from '@rondo/rules';
import { ordersUnanswered } from '../../platform/processes/metrics.ts';
import type { Context } from '../../platform/serve.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { chargeBackMessages, findChargeBacks } from './charge-back-messages.ts';
import { askConcurrently } from './ask-concurrently.ts';
import { type Age, countUnanswered, takeOrderToAsk } from './asking-queries.ts';
import { reconcileOrders } from './reconcile.ts';
import { takeRefundToAsk } from './refunds/refund-queries.ts';
import { sendRefunds } from './refunds/send-refunds.ts';
import type { PaymentsContext } from './locked-order.ts';
import { refreshOrder } from './settle-order.ts';
import { closeSuperseded } from './supersede-orders.ts';

/** After this many requests in a row without an answer, an order counts as unanswered by the provider. */
const unansweredAsks = 3;

/**
 * Tells people of charge-backs; asks about open orders and ends those whose time is up; compares settled orders with the provider's books. Failures
 * are reported and retried later.
 */
export function registerPaymentJobs(context: PaymentsContext & Pick<Context, 'events' | 'clock' | 'switches'>): void {
  const { clock, provider, switches } = context;
  tellPeople(context, ['payment.takenBack'], chargeBackMessages, findChargeBacks);
  const askAbout = (age: Age, now: Date) =>
    askConcurrently(
      () => takeOrderToAsk(context.db, age, now),
      (orderId) => refreshOrder(context, orderId, 'asking'),
    );
  context.jobs.sweep('orders', async () => {
    const now = clock.now();
    // Both run at the same time, so that older orders don't hold up new ones, whose payers are waiting.
    const failures = (await Promise.all([askAbout('new', now), askAbout('older', now)])).flat();
    ordersUnanswered.set(await countUnanswered(context.db, unansweredAsks));
    throwAll(failures, 'open orders could not be refreshed');
  });
  const close = async (orderId: string | null) =>
    throwAll(await closeSuperseded(context, orderId), 'superseded checkouts could not be closed');
  context.jobs.sweep('superseded checkouts', () => close(null));
  context.jobs.handle('checkout-superseded', ({ orderId }) => close(orderId));
  context.jobs.sweep('refunds', async () => {
    if (switches.isOff(provider.name)) return;
    throwAll(await sendRefunds(context), 'orders could not be refunded');
  });
  context.jobs.sweep('refunds under way', async () => {
    const now = clock.now();
    const again = new Date(now.getTime() + hour);
    const failures = await askConcurrently(
      () => takeRefundToAsk(context.db, provider.name, now, again),
      (orderId) => refreshOrder(context, orderId, 'comparison'),
      { most: 100 },
    );
    throwAll(failures, 'refunds could not be asked about');
  });
  context.jobs.sweep('reconciliation', async () => {
    throwAll(await reconcileOrders(context, clock.now()), 'settled orders could not be compared');
  });
}

function throwAll(failures: unknown[], what: string): void {
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${what}`);
}
