import { type RawBuilder, sql } from 'kysely';
import { endOfDay, startOfDay } from './amsterdam.ts';

/** That an instant is on a day in Amsterdam, written so that an index of instants finds it. */
export const onDay = (instant: RawBuilder<unknown>, day: string): RawBuilder<unknown> =>
  sql`${instant} >= ${startOfDay(day)} and ${instant} < ${endOfDay(day)}`;

/** That an instant is on one of these days in Amsterdam, both included; no conditions where neither is named. */
export const inSpan = (
  instant: RawBuilder<unknown>,
  { from, until }: { from?: string | undefined; until?: string | undefined },
): RawBuilder<unknown>[] => [
  ...(from ? [sql`${instant} >= ${startOfDay(from)}`] : []),
  ...(until ? [sql`${instant} < ${endOfDay(until)}`] : []),
];
