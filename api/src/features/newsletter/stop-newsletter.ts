import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { lockNewsletter } from './lock-newsletter.ts';

/**
 * Stops a newsletter for good: mails that wait in the outbox are not sent either, except one that is being handed to the mail server.
 * @throws Refused `newsletter_not_found`, `newsletter_not_sending`
 */
export async function stopNewsletter(context: { db: Database }, call: AdminCall, id: string): Promise<void> {
  const command = { action: 'newsletter.stop', subject: { kind: 'issue', id } } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    if ((await lockNewsletter(trx, id)) !== 'sending') throw new Refused('newsletter_not_sending');
    await sql`update newsletter set state = 'stopped', finished_at = ${now} where id = ${id}`.execute(trx);
    await sql`
      delete from mail m using newsletter_delivery d
      where d.id = m.id and d.newsletter_id = ${id} and d.state = 'queued' and m.sent_at is null and m.failed_at is null`.execute(
      trx,
    );
    const { rows } = await sql`
      update newsletter_delivery d set state = 'withdrawn', settled_at = ${now}
      where d.newsletter_id = ${id} and (d.state = 'waiting' or d.state = 'queued' and not exists (
        select from mail m where m.id = d.id)) returning d.id`.execute(trx);
    return { answer: true, after: { withdrawn: rows.length } };
  });
}
