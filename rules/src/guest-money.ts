import { day } from './durations.ts';
import type { Cents } from './money.ts';

/** For how long a payment can be refunded the way it came: what each method's provider allows. */
export const guestMoney = { providerMs: 180 * day } as const;

/**
 * Which of a guest's payments refund the money kept for them (product.md#guests): in the given order, each at most what it brought. Money that they
 * can't refund stays kept.
 */
export function sendBack(
  keptCents: Cents,
  orders: readonly { id: string; amountCents: Cents }[],
): { id: string; cents: Cents }[] {
  let left = keptCents;
  return orders.flatMap(({ id, amountCents }) => {
    const cents = Math.min(left, amountCents);
    left -= cents;
    return cents > 0 ? [{ id, cents }] : [];
  });
}
