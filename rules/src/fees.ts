import type { PaymentMethod } from './limits.ts';
import { type Cents, percentOf } from './money.ts';

/** Added on top of the amount, shown before paying, never refunded (3-decisions §2). */
export const paymentMethodFees: Record<PaymentMethod, { percent: number; fixedCents: Cents }> = {
  ideal: { percent: 0, fixedCents: 36 },
  revolut: { percent: 3.25, fixedCents: 31 },
  card: { percent: 3.25, fixedCents: 31 },
  applepay: { percent: 3.25, fixedCents: 31 },
};

export function feeCents(method: PaymentMethod, amountCents: Cents): Cents {
  const { percent, fixedCents } = paymentMethodFees[method];
  return percentOf(amountCents, percent) + fixedCents;
}
