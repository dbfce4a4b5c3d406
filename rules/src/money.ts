/** An amount of money: an integer number of euro cents (3-decisions §2). */
export type Cents = number;

/** Percentages are exact to this many parts of a percent (3.25 % has 325 hundredths). */
const partsOfPercent = 10_000;

/**
 * `percent` of an amount, rounded half up to the cent. The only place where money is rounded (3-decisions §2).
 * The percentage is made whole first, so that 1.005-like binary fractions can't move a half.
 */
export function percentOf(cents: Cents, percent: number): Cents {
  const whole = 100 * partsOfPercent;
  return Math.floor((cents * Math.round(percent * partsOfPercent) + whole / 2) / whole);
}

/** Euros as the wire and the screen show them: at most two decimals. */
export function centsToEuros(cents: Cents): number {
  return cents / 100;
}

/** Cents of an amount in euros; null unless it is finite, has at most two decimals and stays a safe integer. */
export function eurosToCents(euros: number): Cents | null {
  const cents = Math.round(euros * 100);
  // Comparing with the nearest amount of two decimals tells 0.29 (stored inexactly) from 0.295.
  return Number.isSafeInteger(cents) && cents / 100 === euros ? cents + 0 : null;
}
