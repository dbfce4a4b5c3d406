import type { Cents } from './money.ts';

/** The amounts that move on a charge-back, in cents; all are negative when the provider returns the payment to Rondo. */
export interface TakenBack {
  /** Taken from the payer: what the payment gave. */
  amountCents: Cents;
  /** Taken from the fees, which the payer got back too. */
  feeCents: Cents;
}

/**
 * What is still to be booked of a payment that its payer got back, in whole or in part (product.md#charge-backs). It compares totals, so a
 * charge-back that is reported twice or late takes nothing more. The amount comes before the fee. An earlier refund to a guest is not taken again,
 * unless it failed since.
 * @param bookedCents how much of it is booked already
 * @param bookedSentCents how much had been refunded when that was booked
 * @param standingCents how much of amount and fee the payer has back now, apart from refunds
 */
export function toTakeBack(
  order: { amountCents: Cents; feeCents: Cents; sentCents: Cents },
  {
    bookedCents,
    standingCents,
    bookedSentCents = order.sentCents,
  }: { bookedCents: Cents; standingCents: Cents; bookedSentCents?: Cents },
): TakenBack {
  const leftCents = order.amountCents - order.sentCents;
  const standing = Math.min(standingCents, leftCents + order.feeCents);
  const amountCents = Math.min(standing, leftCents) - Math.min(bookedCents, order.amountCents - bookedSentCents);
  return { amountCents, feeCents: standing - bookedCents - amountCents };
}

/** How much of what is taken back the held money covers; the person owes the rest. */
export function takeFrom(heldCents: Cents, amountCents: Cents): { takenCents: Cents; owedCents: Cents } {
  const takenCents = Math.min(heldCents, amountCents);
  return { takenCents, owedCents: amountCents - takenCents };
}

/** How an admin ends a person's debt: it was paid in another way, or is written off (product.md#charge-backs). */
export const owedEnds = ['paid', 'waived'] as const;
