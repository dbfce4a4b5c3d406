import { day } from './durations.ts';
import type { Cents } from './money.ts';

/** For how long a payment can be sent back the way it came: what each method's provider allows. */
export const guestMoney = { providerMs: 180 * day } as const;

/**
 * Which of a guest's payments send back what is kept for them (product.md#guests): the given order of payments, each for at most what it
 * brought. What they can't send back stays kept.
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
