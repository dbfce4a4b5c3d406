import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { sweepSessions } from '../../platform/sessions.ts';
import { sweepAttempts } from '../../platform/sign-in-attempts.ts';

/**
 * Forgets sessions that have ended, sign-ins nobody came back from, links that set no password or address any more, and sign-ups
 * that were used or never confirmed: they hold an address and a password hash.
 */
export function registerAccountJobs(db: Database, jobs: Jobs, clock: Clock): void {
  jobs.sweep('sessions', () => sweepSessions(db));
  jobs.sweep('sign-in attempts', () => sweepAttempts(db));
  jobs.sweep('sign-ups', async () => {
    await sql`delete from sign_up where expires_at <= ${clock.now()}`.execute(db);
  });
  jobs.sweep('changes of address', async () => {
    await sql`delete from address_change where expires_at <= ${clock.now()}`.execute(db);
  });
  jobs.sweep('recoveries', async () => {
    await sql`delete from recovery where expires_at <= ${clock.now()}`.execute(db);
  });
}
