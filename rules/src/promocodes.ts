// A separate entry point (`@rondo/rules/promocodes`), because the first screen does not need it.

/** A calendar day; `month` is 1 to 12. */
interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

export type CardDecision =
  /** `2026-09-01`: valid from the start of that day until the start of `until`. */
  { valid: true; from: string; until: string } | { valid: false; code: 'card_date_missing' | 'card_expired' };

/**
 * How long a student card that shows only a day and a month is valid (product.md#student-card): a year from the most recent such day that is not in
 * the future. The last 29 February may be eight years ago, so such a card may have expired.
 * @param today the local day
 */
export function cardValidity(day: number, month: number, today: CalendarDay): CardDecision {
  const missing = { valid: false, code: 'card_date_missing' } as const;
  if (!Number.isInteger(day) || !Number.isInteger(month)) return missing;
  // 2000 was a leap year, so it contains every possible day.
  if (month < 1 || month > 12 || day < 1 || day > daysOf(2000, month)) return missing;
  let { year } = today;
  if (month > today.month || (month === today.month && day > today.day)) year -= 1;
  while (day > daysOf(year, month)) year -= 1;
  const until = { year: year + 1, month, day: Math.min(day, daysOf(year + 1, month)) };
  if (text(until) <= text(today)) return { valid: false, code: 'card_expired' };
  return { valid: true, from: text({ year, month, day }), until: text(until) };
}

export type PromocodeState = 'redeemed' | 'expired' | 'activated';

/** How a promocode is shown: used, expired unused, or still to be used (product.md#promocodes). */
export function promocodeState({ redeemed, expired }: { redeemed: boolean; expired: boolean }): PromocodeState {
  if (redeemed) return 'redeemed';
  return expired ? 'expired' : 'activated';
}

/** The facts that decide whether a person's promocode can be selected; `expired`, `redeemed` and `selected` are its present state. */
export interface HeldPromocode {
  promoType: 'periodic' | 'other';
  discountType: 'percentage' | 'nominal' | 'topupBalance';
  redeemed: boolean;
  expired: boolean;
  selected: boolean;
}

/**
 * Why a promocode can't be selected for the next payment; null if it can (product.md#promocodes): periodic codes are chosen while paying, and codes
 * that top up have done so already.
 */
export function refuseSelect(
  code: HeldPromocode,
): 'promocode_not_selectable' | 'promocode_redeemed' | 'promocode_expired' | 'promocode_already_selected' | null {
  if (code.promoType === 'periodic' || code.discountType === 'topupBalance') return 'promocode_not_selectable';
  if (code.redeemed) return 'promocode_redeemed';
  if (code.expired) return 'promocode_expired';
  return code.selected ? 'promocode_already_selected' : null;
}

/** Number of days of a month in the Gregorian calendar. */
function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function text({ year, month, day }: CalendarDay): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The number on a student card (ESNcard): seven digits, three letters, and a letter or digit; spaces and case make no difference. */
const cardNumber = /^\d{7}[A-Z]{3}[A-Z\d]$/;

/** A card's number as it is stored; null if it can't be one. */
export function cardNumberOf(typed: string): string | null {
  const number = typed.replaceAll(/\s/g, '').toUpperCase();
  return cardNumber.test(number) ? number : null;
}
