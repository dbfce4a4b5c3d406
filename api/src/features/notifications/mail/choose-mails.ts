import { type MailPace, mailClasses, mailsADay, nextMails } from '@rondo/rules/mail-pace';
import { goesAlways, notificationCategoryNames } from '@rondo/rules/notifications';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { mailsADayAllowed, mailsADaySent } from '../../../platform/processes/metrics.ts';

/** How many mails are claimed at once. */
const batch = 20;

const always = notificationCategoryNames.filter((name) => goesAlways(name, 'mail'));

/** The class of a row of `mail` (rules/src/mail-pace.ts). A digest is needed if one of its parts is. */
const classOf = sql`
  case when mail.category = 'newsletter' then 'newsletter'
    when mail.category is null or mail.category = any(${always}) then 'needed'
    when mail.category = 'all' and exists (
      select from mail part where part.digest_id = mail.id and part.category = any(${always})) then 'needed'
    else 'usual' end`;

/**
 * Which of the due mails may go within the bound of 24 hours: a condition, and at most how many. The count comes from the outbox itself, so that all
 * processes share the bound; the caller has locked the outbox, so that no two processes use the same place.
 */
export async function chooseMails(
  trx: Transaction,
  pace: MailPace,
  now: Date,
): Promise<{ may: RawBuilder<unknown>; most: number }> {
  const allowed = mailsADay(pace, now);
  mailsADayAllowed.set(allowed ?? 0);
  if (allowed === null) return { may: sql`true`, most: batch };
  const sent = await countSent(trx, now);
  mailsADaySent.set(sent);
  const { classes, most } = nextMails({ allowed, sent, most: batch });
  return { may: classes.length === mailClasses.length ? sql`true` : sql`${classOf} = any(${classes})`, most };
}

/** How many mails were sent in 24 hours or are being sent by a process. */
async function countSent(trx: Transaction, now: Date): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select (select count(*) from mail where sent_at > ${now}::timestamptz - interval '24 hours' and digest_id is null)
      + (select count(*) from mail where sent_at is null and failed_at is null and digest_id is null
           and attempts > 0 and last_error is null and next_attempt_at > ${now}) as sent`.execute(trx);
  return rows[0]?.sent ?? 0;
}
