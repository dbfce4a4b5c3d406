import type { Context } from '../../platform/serve.ts';
import { clearPapers } from './clear-papers.ts';
import { forgetDormant } from './dormant/forget-dormant.ts';

/** Both read whole tables, and it doesn't matter when they run. */
const everySeconds = 3600;

/** Forgets accounts that nobody uses, and names on papers whose time is over. */
export function registerPrivacyJobs(context: Pick<Context, 'db' | 'jobs' | 'clock' | 'config'>): void {
  const { db, jobs, clock } = context;
  jobs.sweepApart('dormant accounts', (signal) => forgetDormant(context, signal), { everySeconds });
  jobs.sweepApart('papers of past years', (signal) => clearPapers(db, clock.now(), signal), { everySeconds });
}
