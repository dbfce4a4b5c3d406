import { sql } from 'kysely';
import type { Context } from '../../platform/serve.ts';
import type { MailProvider } from '../../providers/mail/provider.ts';
import type { PushProvider } from '../../providers/push/provider.ts';
import { deliverNotices } from './deliver-notices.ts';
import { sendMails } from './send-mails.ts';
import { sendPushes } from './send-pushes.ts';

/** A push message should be there while it is news; a question costs next to nothing when there is none. */
const everySeconds = 2;

export function registerNotificationJobs(
  { db, jobs, config, clock }: Pick<Context, 'db' | 'jobs' | 'config' | 'clock'>,
  { mail, push }: { mail: MailProvider; push: PushProvider },
): void {
  jobs.sweep('notices', () => deliverNotices({ db, jobs, config, clock }), { everySeconds });
  jobs.sweep('pushes', () => sendPushes(db, push), { everySeconds });
  jobs.handle('send-mails', () => sendMails(db, mail, config));
  jobs.sweep('mails', () => sendMails(db, mail, config));
  // Mails carry links that open accounts: they are not kept longer than they are of use.
  jobs.sweep('old mails', async () => {
    await sql`
      delete from mail where id in (
        select id from mail where coalesce(sent_at, failed_at) < now() - interval '30 days' and digest_id is not null)`.execute(
      db,
    );
    await sql`
      delete from mail m where coalesce(m.sent_at, m.failed_at) < now() - interval '30 days'
        and not exists (select from mail part where part.digest_id = m.id)`.execute(db);
  });
}
