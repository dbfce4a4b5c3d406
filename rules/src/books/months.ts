import { minute } from '../durations.ts';

/** Sales of a day have documents once the writer has looked this long after the day's end: by then, transactions running at midnight have ended. */
export const settledAfterMs = 4 * minute;

/** Up to when the books are complete. Months are `2026-10`, days `2026-10-31`. */
export interface BooksState {
  /** The month of the first journal; null if there is none. */
  firstMonth: string | null;
  lastClosedMonth: string | null;
  lastClosedDay: string | null;
  documentedUntil: Date;
}

/** What keeps a month from being closed, as the refusal's code. */
export type MonthMissing =
  | 'month_is_closed'
  | 'month_not_booked'
  | 'month_not_over'
  | 'month_days_open'
  | 'month_undocumented'
  | 'month_before_open';

export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

export function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** The months that closing one closes: those before it that are open, and itself, in order. */
export function monthsUpTo(
  month: string,
  { firstMonth, lastClosedMonth }: Pick<BooksState, 'firstMonth' | 'lastClosedMonth'>,
): string[] {
  const months: string[] = [];
  const first = lastClosedMonth === null ? firstMonth : monthAfter(lastClosedMonth);
  for (let next = first; next !== null && next <= month; next = monthAfter(next)) months.push(next);
  return months;
}

/**
 * What is missing to close a month that ends at an instant (product.md#books); null if nothing is. Months are closed in order, beginning with that of
 * the first journal.
 */
export function missingToClose(
  { month, endsAt }: { month: string; endsAt: Date },
  { firstMonth, lastClosedMonth, lastClosedDay, documentedUntil }: BooksState,
  now: Date,
): MonthMissing | null {
  if (lastClosedMonth !== null && month <= lastClosedMonth) return 'month_is_closed';
  if (firstMonth === null || month < firstMonth) return 'month_not_booked';
  if (now < endsAt) return 'month_not_over';
  if (lastClosedDay === null || lastClosedDay < lastDayOf(month)) return 'month_days_open';
  if (documentedUntil.getTime() < endsAt.getTime() + settledAfterMs) return 'month_undocumented';
  const next = lastClosedMonth === null ? firstMonth : monthAfter(lastClosedMonth);
  return month === next ? null : 'month_before_open';
}
