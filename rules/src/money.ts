/** An amount of money: an integer number of euro cents (product.md#money). */
export type Cents = number;

/** Percentages have two decimals (3.25 % is 325 hundredths). */
const partsOfPercent = 10_000;

/**
 * `percent` of an amount, rounded half up to the cent; the only place where money is rounded (product.md#money). The percentage is made a
 * whole number first, so that binary fractions such as 1.005 can't tip a half.
 */
export function percentOf(cents: Cents, percent: number): Cents {
  const whole = 100 * partsOfPercent;
  return Math.floor((cents * Math.round(percent * partsOfPercent) + whole / 2) / whole);
}

/** Euros as the wire and the screen show them, with at most two decimals. */
export function centsToEuros(cents: Cents): number {
  return cents / 100;
}

/** An amount in euros as cents; null unless it is finite, has at most two decimals and stays a safe integer. */
export function eurosToCents(euros: number): Cents | null {
  const cents = Math.round(euros * 100);
  // Comparing with the nearest amount of two decimals distinguishes 0.29 (stored inexactly) from 0.295.
  return Number.isSafeInteger(cents) && cents / 100 === euros ? cents + 0 : null;
}
