import { sql } from 'kysely';
import type { Context } from '../../platform/serve.ts';
import { sendNewsletters } from './send-newsletters.ts';

/** How often a batch of mails may be written. */
const everySeconds = 10;

/** Sends newsletters in batches, and deletes addresses that never confirmed. */
export function registerNewsletterJobs({ db, jobs, clock }: Pick<Context, 'db' | 'jobs' | 'clock'>): void {
  jobs.sweep('newsletters', () => sendNewsletters({ db, jobs }), { everySeconds });
  jobs.handle('send-newsletters', () => sendNewsletters({ db, jobs }));
  jobs.sweep('newsletter requests', async () => {
    await sql`delete from newsletter_request where expires_at <= ${clock.now()}`.execute(db);
  });
}
