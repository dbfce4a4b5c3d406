import type { NewsletterText } from '@rondo/rules/newsletter';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { lockNewsletter } from './lock-newsletter.ts';

/**
 * Begins a newsletter.
 * @returns its id
 */
export function createNewsletter(
  context: { db: Database },
  call: AdminCall,
  texts: readonly NewsletterText[],
): Promise<string> {
  const command = { action: 'newsletter.create', subject: { kind: 'issue', id: null } } as const;
  return adminCommand(context, call, command, async (trx, now) => {
    const { rows } = await sql<{ id: string }>`
      insert into newsletter (author_id, created_at) values (${call.viewer.id}, ${now}) returning id`.execute(trx);
    const id = rows[0]?.id ?? '';
    await saveTexts(trx, id, texts);
    return { answer: id, subject: { kind: 'issue', id } };
  });
}

/**
 * Rewrites a draft.
 * @throws Refused `newsletter_not_found`, `newsletter_not_draft`
 */
export function changeNewsletter(
  context: { db: Database },
  call: AdminCall,
  id: string,
  texts: readonly NewsletterText[],
): Promise<string> {
  const command = { action: 'newsletter.change', subject: { kind: 'issue', id } } as const;
  return adminCommand(context, call, command, async (trx) => {
    const state = await lockNewsletter(trx, id);
    if (state !== 'draft') throw new Refused('newsletter_not_draft');
    await saveTexts(trx, id, texts);
    return { answer: id };
  });
}

async function saveTexts(trx: Transaction, id: string, texts: readonly NewsletterText[]): Promise<void> {
  await sql`
    insert into newsletter_text (newsletter_id, language, subject, body)
    select ${id}, language, subject, body
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as t(language text, subject text, body text)
    on conflict (newsletter_id, language) do update set subject = excluded.subject, body = excluded.body`.execute(trx);
}
