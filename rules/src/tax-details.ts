/** What the yearly report to the tax office needs of an organiser (decisions/0142-the-yearly-report.md). */

/** A citizen service number as it is compared: without spaces, dots and dashes. */
export const plainBsn = (typed: string): string => typed.replaceAll(/[\s.-]/g, '');

/** Whether nine digits are a citizen service number (BSN): weighed 9 to 2 and -1, they add up to a multiple of eleven. */
export function isBsn(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = Array.from(digits, Number).reduce((weighed, digit, at) => weighed + digit * (at === 8 ? -1 : 9 - at), 0);
  return sum % 11 === 0;
}

/** The part of a citizen service number that may be shown. */
export const endOfBsn = (digits: string): string => digits.slice(-3);

/** The ages at which somebody can be paid for hosting, in years. */
const ages = { least: 12, most: 120 };

/** Whether somebody born on this day can have been paid. @param today both as `2026-11-30` */
export function isBirthDay(day: string, today: string): boolean {
  const before = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  return day <= before(ages.least) && day >= before(ages.most);
}

/**
 * The first year whose report can still be made or mended: details of people are kept for the years from here on, and then deleted.
 * @param today `2026-11-30`
 */
export const firstReportedYear = (today: string): number => Number(today.slice(0, 4)) - 1;
