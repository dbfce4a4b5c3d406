import { day } from '../durations.ts';
import type { Cents } from '../money.ts';

/** A line of what a provider paid out: above zero a payment, below zero what went back to its payer. */
export interface SettledLine {
  grossCents: Cents;
}

/** What the ledger has of the payment that a line is about. */
export interface BookedPayment {
  /** Each amount that arrived at the provider, or that left it again (below zero), by the ledger. */
  movedCents: readonly Cents[];
  /** What earlier lines were met by. */
  metCents: readonly Cents[];
}

/**
 * How much of a line the ledger explains (product.md#settlements): all of it, where exactly that moved and no earlier line has met it; else
 * what is nearest to it, so that the difference is what a person has to look at. Several that moved the same way may be one line.
 * @returns cents with the sign of the line; 0 where nothing is left that it could be
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
 * Payments of before this instant stand in what the provider paid out, if it pays within so many days; told by its word of the day it was
 * last asked, as what wasn't asked for can't be missing (product.md#settlements).
 */
export const paidOutSince = (askedAt: Date, withinDays: number): Date => new Date(askedAt.getTime() - withinDays * day);

/** Takes away the first amounts, which one line met together. */
function takeFrom(left: Cents[], metCents: Cents): void {
  for (let rest = metCents; rest !== 0 && Math.sign(rest) === Math.sign(metCents) && left.length > 0;)
    rest -= left.shift() ?? 0;
}
