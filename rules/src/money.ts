/** Whole cents. Euros exist on the wire and on the screen only (3-decisions §2). */
export type Cents = number;

/** `percent` of `cents`, rounded half up to the cent: the one place where money is rounded. */
export function percentOf(cents: Cents, percent: number): Cents {
  // Hundredths of a percent keep 3.25 % exact; a tiny nudge keeps x.5 from becoming x.49999.
  return Math.floor((cents * Math.round(percent * 100)) / 10_000 + 0.5);
}

/** Euros for the wire. */
export function centsToEuros(cents: Cents): number {
  return cents / 100;
}

/** Cents of an amount in euros; null unless it is finite, safe, and has at most two decimals. */
export function eurosToCents(euros: number): Cents | null {
  const cents = Math.round(euros * 100);
  return Number.isSafeInteger(cents) && Math.abs(euros * 100 - cents) < 1e-6 ? cents : null;
}
