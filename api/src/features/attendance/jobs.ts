import type { Context } from '../../platform/serve.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { ForgetAttendance } from './forget-attendance.ts';
import { findNoShows, noShowMessages, toldNoShows } from './no-show-messages.ts';

/** Tells people of no-shows, and forgets who came to a game when this no longer counts (product.md#on-the-day). */
export function registerAttendanceJobs(context: Pick<Context, 'db' | 'jobs' | 'events' | 'clock' | 'config'>): void {
  const { db, jobs, clock } = context;
  tellPeople(context, toldNoShows, noShowMessages, findNoShows);
  const forgetting = new ForgetAttendance();
  jobs.sweep('old attendance', () => forgetting.run(db, clock.now()));
}
