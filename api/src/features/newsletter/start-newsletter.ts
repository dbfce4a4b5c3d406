import { refuseSending } from '@rondo/rules/newsletter';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import { lockNewsletter } from './lock-newsletter.ts';
import { countReceivers, findTexts } from './newsletter-queries.ts';
import { receivers } from './reader-rows.ts';

/**
 * Starts sending a newsletter to everybody on the list now, one in each inbox; the job that writes the mails checks each of them again
 * (decisions/0100-newsletters.md).
 * @throws Refused `confirm_identity`, `newsletter_not_found`, and what {@link refuseSending} says
 */
export async function startNewsletter(
  { db, jobs }: { db: Database; jobs: Jobs },
  call: AdminCall,
  id: string,
): Promise<void> {
  const command = { action: 'newsletter.send', subject: { kind: 'issue', id } } as const;
  await adminCommand({ db }, call, command, async (trx, now) => {
    const state = await lockNewsletter(trx, id);
    const counts = Object.fromEntries(await countReceivers(trx));
    const people = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const refusal = refuseSending({ state, texts: await findTexts(trx, id), people });
    if (refusal) throw new Refused(refusal);
    await sql`
      with delivered as (
        insert into newsletter_delivery (newsletter_id, email, user_id, language)
        select ${id}, email, user_id, language from (${receivers}) r order by user_id nulls last, email
        on conflict (newsletter_id, inbox) do nothing returning id)
      update newsletter set state = 'sending', started_at = ${now}, people = (select count(*) from delivered)
      where id = ${id}`.execute(trx);
    await jobs.enqueue(trx, 'send-newsletters', {}, { key: 'send-newsletters' });
    return { answer: true, after: { people: counts } };
  });
}
