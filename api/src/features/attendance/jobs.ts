import { retention } from '@rondo/rules/retention';
import { sql } from 'kysely';
import type { Context } from '../../platform/serve.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { findNoShows, noShowMessages, toldNoShows } from './no-show-messages.ts';

/** Tells people of no-shows, and forgets who came to a game when this no longer counts (product.md#on-the-day). */
export function registerAttendanceJobs(context: Pick<Context, 'db' | 'jobs' | 'events' | 'clock' | 'config'>): void {
  const { db, jobs, clock } = context;
  tellPeople(context, toldNoShows, noShowMessages, findNoShows);
  jobs.sweep('old attendance', async () => {
    const old = sql`
      g.ends_at <= ${clock.now()}::timestamptz - ${retention.attendance.kept}::interval`;
    // Deletes some at a time, so that the statement ends with the first rows found and doesn't read all.
    await sql`
      delete from check_in where registration_id in (
        select c.registration_id from check_in c join registration r on r.id = c.registration_id join game g on g.id = r.game_id
        where c.marked_at <= ${clock.now()}::timestamptz - ${retention.attendance.kept}::interval + interval '30 days' and ${old}
        limit 5000)`.execute(db);
    await sql`delete from no_show n using game g where g.id = n.game_id and ${old}`.execute(db);
    await sql`delete from attendance_review v using game g where g.id = v.game_id and ${old}`.execute(db);
  });
}
