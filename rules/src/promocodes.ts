// A door of its own (`@rondo/rules/promocodes`), because the first screen does without it.

/** A day without a time, as the calendar writes it. `month` 1 to 12. */
interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

export type CardDecision =
  /** `2026-09-01`: valid from the start of that day until the start of `until`. */
  { valid: true; from: string; until: string } | { valid: false; code: 'card_date_missing' | 'card_expired' };

/**
 * How long a student card is valid that says only day and month (2-accounts §5, 3-decisions §6): from the most recent such
 * day that is not in the future, for a year. A 29th of February lies up to eight years back, so such a card may have expired.
 * @param today in Europe/Amsterdam
 */
export function cardValidity(day: number, month: number, today: CalendarDay): CardDecision {
  const missing = { valid: false, code: 'card_date_missing' } as const;
  if (!Number.isInteger(day) || !Number.isInteger(month)) return missing;
  // 2000 was a leap year, so it has every day there is.
  if (month < 1 || month > 12 || day < 1 || day > daysOf(2000, month)) return missing;
  let { year } = today;
  if (month > today.month || (month === today.month && day > today.day)) year -= 1;
  while (day > daysOf(year, month)) year -= 1;
  const until = { year: year + 1, month, day: Math.min(day, daysOf(year + 1, month)) };
  if (text(until) <= text(today)) return { valid: false, code: 'card_expired' };
  return { valid: true, from: text({ year, month, day }), until: text(until) };
}

export type PromocodeState = 'redeemed' | 'expired' | 'activated';

/** What a promocode shows as: used, past its end without having been used, or still to be used (2-accounts §4). */
export function promocodeState({ redeemed, expired }: { redeemed: boolean; expired: boolean }): PromocodeState {
  if (redeemed) return 'redeemed';
  return expired ? 'expired' : 'activated';
}

/** A promocode of a person, as far as selecting it goes. `expired`, `redeemed` and `selected` are so now. */
export interface HeldPromocode {
  promoType: 'periodic' | 'other';
  discountType: 'percentage' | 'nominal' | 'topupBalance';
  redeemed: boolean;
  expired: boolean;
  selected: boolean;
}

/**
 * Why a promocode can't be selected for the next payment, or null (2-accounts §4): periodic ones are chosen as one pays,
 * those that top up have done so.
 */
export function refuseSelect(
  code: HeldPromocode,
): 'promocode_not_selectable' | 'promocode_redeemed' | 'promocode_expired' | 'promocode_already_selected' | null {
  if (code.promoType === 'periodic' || code.discountType === 'topupBalance') return 'promocode_not_selectable';
  if (code.redeemed) return 'promocode_redeemed';
  if (code.expired) return 'promocode_expired';
  return code.selected ? 'promocode_already_selected' : null;
}

/** Days of a month of the Gregorian calendar. */
function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function text({ year, month, day }: CalendarDay): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The number on a student card (ESNcard): seven digits, three letters, a letter or digit; spaces and capitals make no difference. */
const cardNumber = /^\d{7}[A-Z]{3}[A-Z\d]$/;

/** A card's number as it is kept; null for what can be none. */
export function cardNumberOf(typed: string): string | null {
  const number = typed.replaceAll(/\s/g, '').toUpperCase();
  return cardNumber.test(number) ? number : null;
}
