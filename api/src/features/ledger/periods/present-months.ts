import type { CallResponse, listMonths } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { type BooksState, lastDayOf, missingToClose, monthAfter } from '@rondo/rules/books';
import { endOfDay } from '../../../platform/time/amsterdam.ts';
import type { ClosedMonthRow } from './month-queries.ts';

type Month = CallResponse<typeof listMonths>['data']['months'][number];

/** All months from the first with a journal to the present one, the latest first. */
export function presentMonths(closed: readonly ClosedMonthRow[], state: BooksState, now: Date): Month[] {
  const closes = new Map(closed.map((row) => [row.month, row]));
  const months: Month[] = [];
  const present = amsterdamDay(now).slice(0, 7);
  for (let month = state.firstMonth; month !== null && month <= present; month = monthAfter(month)) {
    const close = closes.get(month);
    const missing = missingToClose({ month, endsAt: endOfDay(lastDayOf(month)) }, state, now);
    months.unshift({
      month,
      closed: close
        ? { at: close.closed_at, by: { _id: close.closer_id, name: close.closer_name }, hash: close.hash }
        : null,
      missing: missing === 'month_is_closed' || missing === 'month_not_booked' ? null : missing,
    });
  }
  return months;
}
