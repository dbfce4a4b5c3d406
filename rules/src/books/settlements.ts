import { day } from '../durations.ts';
import type { Cents } from '../money.ts';

/** A line of a provider's payout: above zero a payment, below zero money that went back to its payer. */
export interface SettledLine {
  grossCents: Cents;
}

/** What the ledger knows about a line's payment. */
export interface BookedPayment {
  /** Each amount that arrived at the provider, or left it again (below zero), according to the ledger. */
  movedCents: readonly Cents[];
  /** What earlier lines explained of it. */
  metCents: readonly Cents[];
}

/**
 * How much of a line the ledger explains (product.md#settlements): all of it, if exactly this amount moved and no earlier line explained it;
 * otherwise the nearest amount, so that the difference is what a person must look at. One line may be several amounts that moved in the same
 * direction.
 * @returns cents with the sign of the line; 0 if nothing is left that it could be
 */
export function explainedBy({ grossCents }: SettledLine, { movedCents, metCents }: BookedPayment): Cents {
  const isSameWay = (cents: Cents) => Math.sign(cents) === Math.sign(grossCents);
  const left = movedCents.filter(isSameWay);
  for (const met of metCents.filter(isSameWay)) {
    const index = left.indexOf(met);
    if (index >= 0) left.splice(index, 1);
    else takeFrom(left, met);
  }
  if (left.includes(grossCents)) return grossCents;
  const candidates = left.length > 1 ? [...left, left.reduce((sum, cents) => sum + cents, 0)] : left;
  const distance = (cents: Cents) => Math.abs(cents - grossCents);
  return candidates.toSorted((one, other) => distance(one) - distance(other))[0] ?? 0;
}

/**
 * Payments before this instant should be in the provider's payouts, if it pays within its number of days. It counts from the day when the provider
 * was last asked, because what wasn't asked for can't be missing (product.md#settlements).
 */
export const paidOutSince = (askedAt: Date, withinDays: number): Date => new Date(askedAt.getTime() - withinDays * day);

/**
 * When a payout that is booked now counts in the books: when the provider paid it, or at the first instant of the open months if that is later
 * (decisions/0133-payouts-on-their-day.md). Null for the instant of booking.
 */
export function countsAt({ paidAt, now, openSince }: { paidAt: Date; now: Date; openSince: Date | null }): Date | null {
  if (openSince === null) return null;
  const at = paidAt < openSince ? openSince : paidAt;
  return at < now ? at : null;
}

/** Removes the first amounts, which one line explained together. */
function takeFrom(left: Cents[], metCents: Cents): void {
  for (let rest = metCents; rest !== 0 && Math.sign(rest) === Math.sign(metCents) && left.length > 0;)
    rest -= left.shift() ?? 0;
}
