import type { Cents } from './money.ts';

/** What moves when a payment is taken back, in cents; all of it is negative when the provider gives it back to Rondo. */
export interface TakenBack {
  /** From the payer: what the payment gave. */
  amountCents: Cents;
  /** From the fees: the payer has those back too. */
  feeCents: Cents;
}

/**
 * What is still to be booked of a payment that its payer has back, in whole or in part (product.md#charge-backs). It goes by what stands,
 * not by what was told: told twice, or late, nothing more is taken. The amount comes before the fee, also where some of it was sent back
 * to a guest before, which is not taken again.
 * @param bookedCents what was booked of it before
 * @param standingCents what the payer has back now, of amount and fee together, beside what was sent
 */
export function toTakeBack(
  order: { amountCents: Cents; feeCents: Cents; sentCents: Cents },
  { bookedCents, standingCents }: { bookedCents: Cents; standingCents: Cents },
): TakenBack {
  const leftCents = order.amountCents - order.sentCents;
  const standing = Math.min(standingCents, leftCents + order.feeCents);
  const ofAmount = (cents: Cents) => Math.min(cents, leftCents);
  const amountCents = ofAmount(standing) - ofAmount(bookedCents);
  return { amountCents, feeCents: standing - bookedCents - amountCents };
}

/** How far what is held covers what is taken back; the rest is owed. */
export function takeFrom(heldCents: Cents, amountCents: Cents): { takenCents: Cents; owedCents: Cents } {
  const takenCents = Math.min(heldCents, amountCents);
  return { takenCents, owedCents: amountCents - takenCents };
}
