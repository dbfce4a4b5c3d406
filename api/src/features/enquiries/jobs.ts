import { sql } from 'kysely';
import type { Context } from '../../platform/serve.ts';
import { forgetEnquiries } from './forget-enquiries.ts';

/** Deletes addresses that never confirmed the newsletter, and enquiries that were dealt with long ago. */
export function registerEnquiryJobs({ db, jobs, clock }: Pick<Context, 'db' | 'jobs' | 'clock'>): void {
  jobs.sweep('newsletter requests', async () => {
    await sql`delete from newsletter_request where expires_at <= ${clock.now()}`.execute(db);
  });
  jobs.sweep('enquiries', () => forgetEnquiries(db, clock.now()));
}
