import { sql } from 'kysely';
import type { Context } from '../../platform/serve.ts';

/** Forgets links that change no address any more. */
export function registerAccountJobs({ db, jobs, clock }: Pick<Context, 'db' | 'jobs' | 'clock'>): void {
  jobs.sweep('changes of address', async () => {
    await sql`delete from address_change where expires_at <= ${clock.now()}`.execute(db);
  });
}
