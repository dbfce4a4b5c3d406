import type { Cents } from '../money.ts';

/** What VAT is charged on, each with a rate of its own (product.md#vat). A top-up is no sale: credits are worth money for different things. */
export const saleKinds = ['game', 'pass', 'fee', 'correction'] as const;
export type SaleKind = (typeof saleKinds)[number];

/** Hundredths of a percent: 9 % is 900. */
export type BasisPoints = number;

const whole = 10_000;

/** The VAT that an amount contains: amount × rate / (100 + rate), half up to the cent. */
export function vatIn(cents: Cents, rate: BasisPoints): Cents {
  const parts = whole + rate;
  return Math.floor((2 * cents * rate + parts) / (2 * parts));
}

/** A line of a document with the part that came back so far. */
export interface SoldLine {
  cents: Cents;
  backCents: Cents;
  rate: BasisPoints;
}

/**
 * The VAT that goes back with a part of a line: the VAT that the rest no longer contains. So all parts together give back exactly the whole line's
 * VAT, in whatever order and however small.
 */
export function vatBack({ cents, backCents, rate }: SoldLine, nowCents: Cents): Cents {
  const left = cents - backCents;
  return vatIn(left, rate) - vatIn(left - nowCents, rate);
}

/** The rate of what is played from a day on (`2027-01-01`, in Europe/Amsterdam). */
export interface VatRate {
  kind: SaleKind;
  from: string;
  rate: BasisPoints;
  /** Why there is no VAT, as documents say it; null if the rate is above zero. */
  exemptReason: string | null;
  /** Whether what was paid before its day keeps the rate before it, as some changes of the law say. */
  keepsPrepaid: boolean;
}

/**
 * The rate of a sale by the day it is played, which is the day of the sale for whatever isn't played: the latest that began by then, but one that
 * keeps what was prepaid must have begun by the sale too (decisions/0130-the-rate-of-the-day-of-play.md).
 * @throws RangeError if none has begun
 */
export function rateOn(rates: readonly VatRate[], kind: SaleKind, playedOn: string, soldOn = playedOn): VatRate {
  let found: VatRate | undefined;
  for (const rate of rates)
    if (
      rate.kind === kind &&
      rate.from <= playedOn &&
      (!rate.keepsPrepaid || rate.from <= soldOn) &&
      (!found || rate.from > found.from)
    )
      found = rate;
  if (!found) throw new RangeError(`no VAT rate for ${kind} on ${playedOn}`);
  return found;
}
