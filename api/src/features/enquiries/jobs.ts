import { day, enquiryKeptDays, enquiryKinds } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Context } from '../../platform/serve.ts';

export function registerEnquiryJobs({ db, jobs, clock }: Pick<Context, 'db' | 'jobs' | 'clock'>): void {
  jobs.sweep('enquiries', () => forgetEnquiries(db, clock.now()));
}

/** Deletes enquiries some time after they were dealt with, with their photos (product.md#enquiries). */
async function forgetEnquiries(db: Database, now: Date): Promise<void> {
  for (const kind of enquiryKinds) {
    const before = new Date(now.getTime() - enquiryKeptDays[kind] * day);
    await sql`
      delete from enquiry
      where kind = ${kind} and state not in ('open', 'assigned') and state_at < ${before}`.execute(db);
  }
  await sql`delete from enquiry_photo where enquiry_id is null`.execute(db);
}
