import { sql } from 'kysely';
import type { Context } from '../../platform/serve.ts';

/** Deletes password links that no longer work, and sign-ups that were used or never confirmed, because these hold an address and a password hash. */
export function registerSignInJobs({ db, jobs, clock }: Pick<Context, 'db' | 'jobs' | 'clock'>): void {
  jobs.sweep('sign-ups', async () => {
    await sql`delete from sign_up where expires_at <= ${clock.now()}`.execute(db);
  });
  jobs.sweep('recoveries', async () => {
    await sql`delete from recovery where expires_at <= ${clock.now()}`.execute(db);
  });
}
