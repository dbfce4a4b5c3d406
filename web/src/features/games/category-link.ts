import { categoryDaysAhead, type Sport } from '@rondo/rules';
import { localDate } from '../../platform/formats.ts';

const dayMilliseconds = 86_400_000;

/** A click on a category looks at its games of the coming 90 days (1-games §2). */
export function categoryLink(sport: Sport, now: number): string {
  const query = new URLSearchParams({
    sports: sport,
    dateFrom: localDate(now),
    dateTo: localDate(now + categoryDaysAhead * dayMilliseconds),
  });
  return `/allgames?${query.toString()}`;
}
