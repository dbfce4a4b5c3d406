import { regularSpots } from '@rondo/rules/regulars';
import type { findRegulars } from './regular-queries.ts';

export function presentRegulars({ spots, days, most, people }: Awaited<ReturnType<typeof findRegulars>>) {
  return {
    status: 'success' as const,
    data: {
      spots,
      days,
      most,
      maxDays: regularSpots.daysMax,
      people: people.map(({ id, name, photo, since, played }) => ({ _id: id, name, photo, since, played })),
    },
  };
}
