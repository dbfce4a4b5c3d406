import { retention } from '@rondo/rules/retention';
import { sql } from 'kysely';
import type { Context } from '../../platform/serve.ts';
import type { MailProvider } from '../../providers/mail/provider.ts';
import type { PushProvider } from '../../providers/push/provider.ts';
import { deliverNotifications } from './deliver-notifications.ts';
import { sendMails } from './mail/send-mails.ts';
import { sendPushes } from './push/send-pushes.ts';

/** How often push messages are looked for: they should arrive while they are news, and looking costs next to nothing. */
const everySeconds = 2;
/** After a rush, notices are delivered in several runs, so that other sweeps come in between. */
const budgetMs = 2000;
/** Mails are sent when they are written; this sends mails that waited, and mails that a killed process had claimed. */
const mailsEverySeconds = 3;

export function registerNotificationJobs(
  { db, jobs, config, clock, switches }: Pick<Context, 'db' | 'jobs' | 'config' | 'clock' | 'switches'>,
  { mail, push }: { mail: MailProvider; push: PushProvider },
): void {
  jobs.sweep(
    'notices',
    (signal) => deliverNotifications({ db, jobs, config, clock }, clock.real(), { signal, budgetMs }),
    { everySeconds },
  );
  // Other people's servers may be slow, and must not hold up our own work.
  jobs.sweepApart('pushes', (signal) => sendPushes(db, push, signal), { everySeconds });
  const isHeld = () => switches.isOff('mails');
  const sendNow = jobs.sweepApart('mails', (signal) => sendMails(db, mail, config, { signal, isHeld }), {
    everySeconds: mailsEverySeconds,
  });
  jobs.handle('send-mails', sendNow);
  // Mails contain links that open accounts, so they are deleted once they are no longer needed.
  jobs.sweep('old mails', async () => {
    await sql`
      delete from mail where id in (
        select id from mail where coalesce(sent_at, failed_at) < now() - ${retention.mails.kept}::interval and digest_id is not null)`.execute(
      db,
    );
    await sql`
      delete from mail m where coalesce(m.sent_at, m.failed_at) < now() - ${retention.mails.kept}::interval
        and not exists (select from mail part where part.digest_id = m.id)`.execute(db);
  });
}
