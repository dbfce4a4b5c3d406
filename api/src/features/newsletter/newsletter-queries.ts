import { type Language, languageCodes } from '@rondo/rules';
import type { NewsletterText } from '@rondo/rules/newsletter';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db.ts';
import { type NewsletterRow, newsletters } from './newsletter-rows.ts';
import { receivers } from './reader-rows.ts';

export async function findNewsletter(db: Database, id: string): Promise<NewsletterRow | null> {
  const { rows } = await sql<NewsletterRow>`select * from (${newsletters}) n where n.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** A newsletter's subject and text in each language. */
export async function findTexts(db: Database, id: string): Promise<NewsletterText[]> {
  const { rows } = await sql<NewsletterText>`
    select language, subject, body from newsletter_text where newsletter_id = ${id}
    order by array_position(${languageCodes}::text[], language)`.execute(db);
  return rows;
}

/** How many receivers of a newsletter have left the list, and how many of its mails were later reported as returned or as spam. */
export async function countSince(db: Database, id: string): Promise<{ left: number; reported: number }> {
  const { rows } = await sql<{ left: number; reported: number }>`
    select count(*) filter (where exists (
        select from mail_suppression m where m.email = d.email and m.reason <> 'refused' and m.since >= d.queued_at)) as reported,
      count(*) filter (where not exists (select from app_user u where u.email = d.email and u.newsletter_consent)
        and not exists (
          select from newsletter_subscription s where s.email = d.email and s.unsubscribed_at is null)) as "left"
    from newsletter_delivery d where d.newsletter_id = ${id} and d.state = 'sent'`.execute(db);
  return rows[0] ?? { left: 0, reported: 0 };
}

/** How many people would get a newsletter now in each language, one in each inbox. */
export async function countReceivers(db: Database): Promise<ReadonlyMap<Language, number>> {
  const { rows } = await sql<{ language: Language; people: number }>`
    select language, count(*) as people from (
      select distinct on (inbox) inbox, language from (
        select r.*, regexp_replace(r.email, '^([^+]+)\\+.*(@[^@]*)$', '\\1\\2') as inbox from (${receivers}) r) i
      order by inbox, user_id nulls last, email) one
    group by language`.execute(db);
  return new Map(rows.map(({ language, people }) => [language, people]));
}

/** How many mails of newsletters wait in the outbox, and how many were written in the last hour of real time. */
export async function countWritten(trx: Transaction): Promise<{ waiting: number; lastHour: number }> {
  const { rows } = await sql<{ waiting: number; lastHour: number }>`
    select (select count(*) from newsletter_delivery where state = 'queued') as waiting,
      (select count(*) from newsletter_delivery where queued_at > now() - interval '1 hour') as "lastHour"`.execute(
    trx,
  );
  return rows[0] ?? { waiting: 0, lastHour: 0 };
}
