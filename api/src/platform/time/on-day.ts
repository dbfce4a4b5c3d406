import { timeZone } from '@rondo/rules';
import { type RawBuilder, sql } from 'kysely';
import { endOfDay, startOfDay } from './amsterdam.ts';

/** The local day of an instant, as a date. */
export const localDay = (instant: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${instant} at time zone ${timeZone})::date`;

/** The condition that an instant is on a local day, written so that an index of instants finds it. */
export const onDay = (instant: RawBuilder<unknown>, day: string): RawBuilder<unknown> =>
  sql`${instant} >= ${startOfDay(day)} and ${instant} < ${endOfDay(day)}`;

/** The conditions that an instant is on one of these local days, both included; none if neither day is given. */
export const inSpan = (
  instant: RawBuilder<unknown>,
  { from, until }: { from?: string | undefined; until?: string | undefined },
): RawBuilder<unknown>[] => [
  ...(from ? [sql`${instant} >= ${startOfDay(from)}`] : []),
  ...(until ? [sql`${instant} < ${endOfDay(until)}`] : []),
];
