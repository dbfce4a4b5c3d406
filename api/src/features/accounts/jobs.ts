import { sql } from 'kysely';
import type { Context } from '../../platform/serve.ts';

/** Deletes links to change an address that no longer work. */
export function registerAccountJobs({ db, jobs, clock }: Pick<Context, 'db' | 'jobs' | 'clock'>): void {
  jobs.sweep('changes of address', async () => {
    await sql`delete from address_change where expires_at <= ${clock.now()}`.execute(db);
  });
}
