import { suppressionReasons } from '@rondo/contract';
import { goesAlways, notificationCategoryNames } from '@rondo/rules/notifications';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/db.ts';
import { mailsHeldBack } from '../../../platform/processes/metrics.ts';

export type MailReport = 'bounced' | 'complained';

/** How long an address gets no mail after the mail server refused it, in hours: at first, and at most. */
const refusedHours = { first: 12, most: 30 * 24 };

/** Called when the mail server permanently refuses an address. Each refusal after a pause makes the next pause longer. */
export async function suppressRefused(db: Database, address: string): Promise<void> {
  await sql`
    insert into mail_suppression (email, reason, until)
    values (${address}, 'refused', now() + make_interval(hours => ${refusedHours.first}))
    on conflict (email) do update set times = mail_suppression.times + 1,
      until = now() + make_interval(hours => least(${refusedHours.most},
        ${refusedHours.first} * power(4, least(mail_suppression.times, 5)))::int)
      where mail_suppression.reason = 'refused' and mail_suppression.until <= now()`.execute(db);
}

/** Called when a provider reports a bounce or a complaint: suppresses mails until the owner confirms the address. */
export async function suppressReported(
  db: Database,
  reports: readonly { address: string; reason: MailReport }[],
): Promise<void> {
  await sql`
    insert into mail_suppression (email, reason)
    select distinct on (address) address, reason
    from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb) as r(address text, reason text) order by address, reason desc
    on conflict (email) do update set reason = excluded.reason, until = null, since = now()
      where mail_suppression.reason <> 'complained'`.execute(db);
}

/**
 * Called when an address works or should be tried again: makes its waiting mails due.
 * @param reasons which suppressions end
 */
export async function liftSuppression(
  db: Database,
  email: string,
  reasons: readonly string[] = suppressionReasons,
): Promise<void> {
  await sql`
    with lifted as (delete from mail_suppression where email = ${email} and reason = any(${reasons}) returning email)
    update mail set next_attempt_at = now()
    where recipient in (select email from lifted) and attempts = 0 and not waits and next_attempt_at <> 'infinity' and sent_at is null and failed_at is null
      and digest_id is null`.execute(db);
  // A person who confirms an address gets newsletters there again.
  if (reasons.includes('bounced'))
    await sql`update newsletter_delivery set state = 'failed' where email = ${email} and state = 'bounced'`.execute(db);
}

const always = notificationCategoryNames.filter((name) => goesAlways(name, 'mail'));

/**
 * Handles due mails to suppressed addresses. Dispensable ones are dropped. Necessary ones wait, while the mail server refuses the address, until it
 * works or the person has another. Mails that somebody has just requested for the address itself, such as a login link, are tried: they have a
 * budget, and show whether the address works. The caller has locked the outbox.
 */
export async function holdSuppressed(trx: Transaction, now: Date): Promise<void> {
  const due = sql`
    from mail_suppression s where s.email = m.recipient and (s.until is null or s.until > ${now})
      and m.sent_at is null and m.failed_at is null and m.digest_id is null and m.next_attempt_at <= ${now}`;
  const { rows } = await sql<{ reason: string; count: number }>`
    with held as (
      update mail m set failed_at = now(), last_error = 'not sent: the address is suppressed, ' || s.reason
      ${due} and m.category <> 'all' and m.category <> all(${always}) returning s.reason)
    select reason, count(*) as count from held group by reason`.execute(trx);
  for (const { reason, count } of rows) mailsHeldBack.inc({ reason }, count);
  await sql`
    update mail m set next_attempt_at = s.until
    ${due} and s.reason = 'refused' and m.user_id is not null and m.attempts = 0`.execute(trx);
}
