import type { PaymentMethod } from './limits.ts';
import { percentOf, type Cents } from './money.ts';

/** Added to an amount paid through the provider, shown before paying, never refunded (product.md#fees). */
export const paymentMethodFees = {
  ideal: { percent: 0, fixedCents: 36 },
  card: { percent: 3.25, fixedCents: 31 },
  applepay: { percent: 3.25, fixedCents: 31 },
  revolut: { percent: 3.25, fixedCents: 31 },
} as const satisfies Record<PaymentMethod, { percent: number; fixedCents: Cents }>;

/**
 * The transaction fee for paying `amountCents` with a method, in cents.
 * @param borne the methods whose fee Rondo pays itself, because some countries forbid passing it on
 */
export function feeCents(method: PaymentMethod, amountCents: Cents, borne: readonly PaymentMethod[]): Cents {
  if (borne.includes(method)) return 0;
  const { percent, fixedCents } = paymentMethodFees[method];
  return percentOf(amountCents, percent) + fixedCents;
}
