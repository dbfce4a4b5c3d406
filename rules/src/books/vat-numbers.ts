/** How the numbers of each country of the EU look behind its letters; Greece has EL. */
const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d(?:\d|[A-Z+*])\d{5}[A-W][A-I]?$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/**
 * A VAT number as papers state it, of how somebody typed it: capitals, without spaces, dots and dashes. Whether its owner is registered is not asked.
 * @returns null if no number of the EU looks like it, or a Dutch one fails its check
 */
export function readVatNumber(typed: string): string | null {
  const number = typed.replaceAll(/[\s.-]/g, '').toUpperCase();
  const [country, rest] = [number.slice(0, 2), number.slice(2)];
  if (!shapes[country]?.test(rest)) return null;
  return country !== 'NL' || isOfCompany(rest) || isOfSoleTrader(number) ? number : null;
}

/** The check of companies, and of sole traders before 2020: nine digits that eleven divides, the last counting against the others. */
function isOfCompany(rest: string): boolean {
  const digits = Array.from(rest.slice(0, 9), Number);
  const sum = digits.reduce((so, digit, at) => so + digit * (at === 8 ? -1 : 9 - at), 0);
  return sum > 0 && sum % 11 === 0;
}

/** The check of sole traders since 2020: with letters as numbers (A is 10), one is left of 97. */
function isOfSoleTrader(number: string): boolean {
  const digits = number.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return Array.from(digits, Number).reduce((left, digit) => (left * 10 + digit) % 97, 0) === 1;
}
