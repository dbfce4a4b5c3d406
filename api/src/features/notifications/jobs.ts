import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { MailProvider } from '../../providers/mail/provider.ts';
import { sendMails } from './send-mails.ts';

export function registerNotificationJobs(db: Database, jobs: Jobs, mail: MailProvider): void {
  jobs.handle('send-mails', () => sendMails(db, mail));
  jobs.sweep('mails', () => sendMails(db, mail));
  // Mails carry links that open accounts: they are not kept longer than they are of use.
  jobs.sweep('old mails', async () => {
    await sql`delete from mail where sent_at < now() - interval '30 days'`.execute(db);
  });
}
