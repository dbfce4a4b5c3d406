import { type RawBuilder, sql } from 'kysely';
import { endOfDay, startOfDay } from './amsterdam.ts';

/** That an instant is on a day in Amsterdam, written so that an index of instants finds it. */
export const onDay = (instant: RawBuilder<unknown>, day: string): RawBuilder<unknown> =>
  sql`${instant} >= ${startOfDay(day)} and ${instant} < ${endOfDay(day)}`;
