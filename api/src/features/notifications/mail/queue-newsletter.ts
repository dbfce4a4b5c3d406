import type { Language } from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { ComposedMail } from './mail-layout.ts';

interface NewsletterMails {
  texts: readonly (ComposedMail & { language: Language })[];
  /** The receivers, each with the id for their mail; without a user for an address without an account. */
  to: readonly { id: string; email: string; userId: string | null; language: Language }[];
}

/** Adds a newsletter to the outbox, as part of the caller's transaction. Any other mail that is due goes before it (send-mails.ts). */
export async function queueNewsletter(
  trx: Transaction,
  jobs: Jobs,
  { texts, to }: NewsletterMails,
  now: Date,
): Promise<void> {
  await sql`
    insert into mail (id, recipient, subject, text_body, html_body, line, created_at, user_id, language, category)
    select r.id, r.email, t.subject, t.text, t.html, t.line, ${now}, r."userId", r.language, 'newsletter'
    from jsonb_to_recordset(${JSON.stringify(to)}::jsonb) as r(id uuid, email text, "userId" uuid, language text)
    join jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as t(language text, subject text, text text, html text, line text)
      on t.language = r.language`.execute(trx);
  await jobs.enqueue(trx, 'send-mails', {});
}
