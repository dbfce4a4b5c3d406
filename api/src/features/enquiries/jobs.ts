import type { Context } from '../../platform/serve.ts';
import { forgetEnquiries } from './forget-enquiries.ts';

/** Deletes enquiries that were dealt with long ago. */
export function registerEnquiryJobs({ db, jobs, clock }: Pick<Context, 'db' | 'jobs' | 'clock'>): void {
  jobs.sweep('enquiries', () => forgetEnquiries(db, clock.now()));
}
