import { day, languageCodes } from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../platform/db.ts';
import { told } from './data.ts';
import { demoAccounts } from './people.ts';

/** Addresses that joined by the footer, in the languages in turn; mails to the last come back. */
const readers = 24;

/** A newsletter that was sent three weeks ago, to addresses that joined by the footer, and one that is being written. */
export async function tellNewsletters(trx: Transaction, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 21 * day);
  await sql`
    insert into newsletter_subscription (email, address_hash, language, created_at, unsubscribed_at)
    select email, sha256(convert_to(email, 'UTF8')), (${languageCodes}::text[])[1 + n % ${languageCodes.length}::int],
      ${at}::timestamptz - n * interval '3 days', case when n % 8 = 5 then ${at}::timestamptz + interval '2 days' end
    from (select n, 'reader' || n || '@lezers.example' as email from generate_series(1, ${readers}::int) n) r`.execute(
    trx,
  );
  const id = await write(trx, told.newsletters.sent, at);
  await write(trx, told.newsletters.draft, new Date(now.getTime() - day));
  await sql`
    update newsletter set state = 'sent', started_at = ${at}, finished_at = ${at}, people = ${readers}, sent = ${readers - 1}, bounced = 1
    where id = ${id}`.execute(trx);
  await sql`
    insert into newsletter_delivery (newsletter_id, email, language, state, queued_at, settled_at)
    select ${id}, email, language, case email when ${`reader${readers}@lezers.example`} then 'bounced' else 'sent' end, ${at}, ${at}
    from newsletter_subscription`.execute(trx);
}

async function write(trx: Transaction, texts: typeof told.newsletters.sent, at: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into newsletter (author_id, created_at)
    select id, ${at} from app_user where email = ${demoAccounts[3].email} returning id`.execute(trx);
  const id = rows[0]?.id ?? '';
  const written = Object.entries(texts).map(([language, text]) => ({ language, ...text }));
  await sql`
    insert into newsletter_text (newsletter_id, language, subject, body)
    select ${id}, language, subject, body
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as t(language text, subject text, body text)`.execute(
    trx,
  );
  return id;
}
