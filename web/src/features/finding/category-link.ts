import { categoryDaysAhead, type Sport } from '@rondo/rules';
import { localDate } from '../../platform/formats.ts';

const dayMilliseconds = 86_400_000;

/** Leads to a category's games of the next 90 days (pages.md#home). */
export function categoryLink(sport: Sport, now: number): string {
  const query = new URLSearchParams({
    sports: sport,
    dateFrom: localDate(now),
    dateTo: localDate(now + categoryDaysAhead * dayMilliseconds),
  });
  return `/allgames?${query.toString()}`;
}
