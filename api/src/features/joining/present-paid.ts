import { centsToEuros } from '@rondo/rules';

/** The amount paid for spots, and the balance after it. */
export function presentPaid({ paidCents, balanceCents }: { paidCents: number; balanceCents: number }) {
  return { amount: centsToEuros(paidCents), balance: centsToEuros(balanceCents) };
}
