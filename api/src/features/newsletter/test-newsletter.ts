import { isFinished } from '@rondo/rules/newsletter';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import { queueNewsletter } from '../notifications/mail/queue-newsletter.ts';
import { composeNewsletter } from './compose-newsletter.ts';
import { lockNewsletter } from './lock-newsletter.ts';
import { findTexts } from './newsletter-queries.ts';

/**
 * Sends a newsletter in each language to the admin who asks, even if they aren't on the list.
 * @throws Refused `newsletter_not_found`, `newsletter_unfinished`
 */
export async function testNewsletter(
  { db, jobs }: { db: Database; jobs: Jobs },
  call: AdminCall,
  id: string,
): Promise<void> {
  const command = { action: 'newsletter.test', subject: { kind: 'issue', id } } as const;
  await adminCommand({ db }, call, command, async (trx, now) => {
    await lockNewsletter(trx, id);
    const texts = await findTexts(trx, id);
    if (!isFinished(texts)) throw new Refused('newsletter_unfinished');
    const { rows } = await sql<{ email: string }>`select email from app_user where id = ${call.viewer.id}`.execute(trx);
    const email = rows[0]?.email ?? '';
    const to = texts.map(({ language }) => ({ id: randomUUID(), email, userId: call.viewer.id, language }));
    await queueNewsletter(trx, jobs, { texts: texts.map(withMail), to }, now);
    return { answer: true };
  });
}

const withMail = (text: Parameters<typeof composeNewsletter>[0]) => ({
  language: text.language,
  ...composeNewsletter(text),
});
