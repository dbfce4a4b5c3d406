import type { EnquiryDetails } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { defaultLanguage, type EnquiryKind, type Language, promises } from '@rondo/rules';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { sql } from 'kysely';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { type MailOrder, queueMails } from '../notifications/mail/queue-mails.ts';
import { withinMailBudget } from '../notifications/mail/within-mail-budget.ts';

interface EnquiryContext {
  db: Database;
  jobs: Jobs;
  config: { publicUrl: string; contactEmail: string };
}

export interface Enquiry<Kind extends EnquiryKind> {
  kind: Kind;
  name: string;
  email: string;
  details: EnquiryDetails[Kind];
  /** Paths of the enquiry's photos, in order. */
  photos?: readonly string[];
  /** The user who is logged in. */
  userId: string | null;
  language: Language;
  /** The mail to the address; it greets nobody by name and repeats no free text, because the address may be somebody else's. */
  receipt: Pick<MailOrder, 'kind' | 'params' | 'link'>;
}

/**
 * Keeps an enquiry from a contact page, mails its address a receipt, and notifies the people who answer (decisions/0040-enquiries.md). A
 * person whose application is under way gets the same answer when they apply again: only their mail says that nothing has changed.
 * @returns whether it was kept
 * @throws Refused `mails_limited`
 */
export async function submitEnquiry<Kind extends EnquiryKind>(
  { db, jobs, config }: EnquiryContext,
  enquiry: Enquiry<Kind>,
  now: Date,
): Promise<boolean> {
  const { email, language, receipt } = enquiry;
  return withinMailBudget(db, { budget: 'enquiry', addresses: [email] }, () =>
    inTransaction(db, async (trx) => {
      const isKept = await insert(trx, enquiry, now);
      const toWriter = {
        to: email,
        name: '',
        language,
        ...(isKept ? receipt : { kind: 'applicationKnown' as const, link: receipt.link }),
      };
      toWriter.params = { ...toWriter.params, hours: String(promises.replyHours) };
      await queueMails(trx, jobs, [toWriter, ...(isKept ? [noteOf(enquiry, config)] : [])], now);
      return isKept;
    }),
  );
}

async function insert(
  trx: Transaction,
  { kind, name, email, userId, language, details, photos = [] }: Enquiry<EnquiryKind>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into enquiry (kind, name, email, user_id, language, details, created_at, state_at)
    values (${kind}, ${name}, ${email}, ${userId}, ${language}, ${JSON.stringify(details)}::jsonb, ${now}, ${now})
    on conflict (email) where kind = 'organiser' and state in ('open', 'assigned', 'answered') do nothing
    returning id`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) return false;
  await sql`
    insert into enquiry_photo (path, enquiry_id, position)
    select path, ${id}, position from unnest(${photos}::text[]) with ordinality as p(path, position)`.execute(trx);
  return true;
}

function noteOf(
  { kind, name, email }: Enquiry<EnquiryKind>,
  { publicUrl, contactEmail }: EnquiryContext['config'],
): MailOrder {
  const what = phrasesIn[defaultLanguage].mail.enquiryNote[kind];
  const params = { what, who: name, email };
  const link = publicUrl + mailedPaths.enquiriesInConsole(kind);
  return { to: contactEmail, name: '', language: defaultLanguage, kind: 'enquiryNote', params, link };
}
