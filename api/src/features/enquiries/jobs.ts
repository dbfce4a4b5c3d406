import { sql } from 'kysely';
import type { Context } from '../../platform/serve.ts';

/** Forgets addresses that never said that they want the newsletter. */
export function registerEnquiryJobs({ db, jobs, clock }: Pick<Context, 'db' | 'jobs' | 'clock'>): void {
  jobs.sweep('newsletter requests', async () => {
    await sql`delete from newsletter_request where expires_at <= ${clock.now()}`.execute(db);
  });
}
