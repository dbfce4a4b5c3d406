import { followedFilters } from '@rondo/contract';
import { calendars } from '@rondo/rules';
import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { type CalendarRow, findCalendars } from './calendar-queries.ts';

/**
 * Makes a calendar, or finds the existing one (product.md#calendars).
 * @param search null for the person's own games
 * @throws Refused `too_many_calendars`; `invalid_input` for an unknown filter: without it, the calendar would follow games that nobody asked for
 */
export function makeCalendar(db: Database, userId: string, search: string | null): Promise<CalendarRow> {
  const filters = search === null ? null : onlyFilters(search);
  return inTransaction(db, async (trx) => {
    await sql`select from app_user where id = ${userId} for no key update`.execute(trx);
    const kept = await findCalendars(trx, userId);
    const same = kept.find((row) => row.search === filters);
    if (same) return same;
    const { most } = calendars;
    if (kept.length >= most) throw new Refused('too_many_calendars', { most });
    const { rows } = await sql<CalendarRow>`
      insert into calendar (user_id, search, created_at) values (${userId}, ${filters}, ${await timeAfterLock(trx)})
      returning id, search, created_at`.execute(trx);
    return rows[0] as CalendarRow;
  });
}

/** Other parameters of the /allgames address, which filter nothing. */
const shown = new Set(['sort', 'page', 'limit', 'upTo', 'view', 'at', 'filters']);

/** A search's filters alone, sorted, so that the same search gives the same calendar. */
function onlyFilters(search: string): string {
  const filters = new Set(followedFilters());
  const given = [...new URLSearchParams(search)].filter(([name]) => !shown.has(name));
  const unknown = given.filter(([name]) => !filters.has(name));
  const issues = unknown.map(([name]) => ({ path: 'search', message: `${name} is no filter` }));
  if (issues.length > 0) throw new Refused('invalid_input', undefined, issues);
  const query = new URLSearchParams(given);
  query.sort();
  return query.toString();
}

/** @throws Refused `calendar_not_found`, also for somebody else’s */
export async function removeCalendar(db: Database, userId: string, id: string): Promise<void> {
  const { rows } = await sql`delete from calendar where id = ${id} and user_id = ${userId} returning id`.execute(db);
  if (rows.length === 0) throw new Refused('calendar_not_found');
}
