import { day } from '@rondo/rules';
import { inTransaction } from '../../platform/db.ts';
import { askConcurrently } from './ask-concurrently.ts';
import { differenceOf } from './difference-of.ts';
import { lockOrder, planAsking, setAside, type SettledOrder, takeOrderToAskAgain } from './reconcile-queries.ts';
import type { PaymentsContext } from './locked-order.ts';
import { refreshOrder } from './settle-order.ts';

/**
 * For how many days after settling an order is still compared, and at what interval in days: card payments can be charged back for four
 * months, while a payment that ended unpaid hardly arrives after a week.
 */
const askingDays = {
  paid: [
    { until: 7, every: 1 },
    { until: 120, every: 7 },
  ],
  unpaid: [{ until: 7, every: 1 }],
};

/**
 * Compares settled orders with the provider's present state. A payment that arrived after all is credited, and one that was charged back is taken
 * from its payer; any other difference is set aside for an admin once (`review_note`), and moves no money by itself. The provider is asked outside of
 * any transaction.
 * @returns errors of the orders that failed, which are tried again in an hour
 */
export async function reconcileOrders(context: PaymentsContext, now: Date): Promise<unknown[]> {
  const { db, provider } = context;
  return askConcurrently(
    () => takeOrderToAskAgain(db, provider.name, now),
    (order) => reconcile(context, order, now),
    { most: 100 },
  );
}

async function reconcile(context: PaymentsContext, { id, provider_reference }: SettledOrder, now: Date): Promise<void> {
  const state = await context.provider.fetchState(provider_reference);
  const changed = await inTransaction(context.db, async (trx) => {
    const order = await lockOrder(trx, id);
    if (!order || order.status === 'created' || order.review_note !== null) return false;
    const difference = differenceOf(order, state);
    if (difference !== null) await setAside(trx, id, difference);
    else await planAsking(trx, id, nextAsking(order, now));
    if (difference !== null || state === null) return false;
    return order.status === 'paid' ? state.takenBackCents !== order.taken_back_cents : state.status === 'paid';
  });
  if (changed) await refreshOrder(context, id, 'comparison');
}

/** When to compare an order next; null for never. */
export function nextAsking(
  { status, settled_at }: Pick<SettledOrder, 'status' | 'settled_at'>,
  now: Date,
): Date | null {
  const age = now.getTime() - new Date(settled_at).getTime();
  const step = askingDays[status === 'paid' ? 'paid' : 'unpaid'].find(({ until }) => age < until * day);
  return step ? new Date(now.getTime() + step.every * day) : null;
}
