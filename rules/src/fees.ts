import type { PaymentMethod } from './limits.ts';
import { percentOf, type Cents } from './money.ts';

/** Added on top of an amount paid to the provider, shown before paying, never refunded (2-accounts §9, 3-decisions §1). */
export const paymentMethodFees = {
  ideal: { percent: 0, fixedCents: 36 },
  card: { percent: 3.25, fixedCents: 31 },
  applepay: { percent: 3.25, fixedCents: 31 },
  revolut: { percent: 3.25, fixedCents: 31 },
} as const satisfies Record<PaymentMethod, { percent: number; fixedCents: Cents }>;

/** The transaction fee of paying `amountCents` with a method, in cents. */
export function feeCents(method: PaymentMethod, amountCents: Cents): Cents {
  const { percent, fixedCents } = paymentMethodFees[method];
  return percentOf(amountCents, percent) + fixedCents;
}
