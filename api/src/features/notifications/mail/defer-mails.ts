import { joinCalendars, type Language } from '@rondo/rules';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { mailDigest, quietUntil, usualQuietHours } from '@rondo/rules/notifications';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import type { Rows } from '../../../platform/schema.ts';
import { composeDigest, type MailListItem } from './mail-layout.ts';

const waiting = sql`m.waits and m.sent_at is null and m.digest_id is null and m.failed_at is null`;

/** The most mails in a digest; further ones go into another digest. */
const maxItems = 40;

interface Night extends Pick<Rows['quiet_hours'], 'user_id' | 'from_minute' | 'until_minute'> {
  chose: boolean;
}

/** Holds back due mails that can wait until the end of their receivers' quiet hours. */
export async function deferAtNight(trx: Transaction, now: Date): Promise<void> {
  const { rows } = await sql<Night>`
    select u.user_id, q.user_id is not null as chose, q.from_minute, q.until_minute
    from (select distinct m.user_id from mail m where ${waiting} and m.next_attempt_at <= ${now}) u
    left join quiet_hours q on q.user_id = u.user_id`.execute(trx);
  const resting = rows.flatMap(({ user_id, chose, from_minute: from, until_minute: until }) => {
    const chosen = from === null || until === null ? null : { from, until };
    const end = quietUntil(now, chose ? chosen : usualQuietHours);
    return end === null ? [] : [{ user_id, until: end.toISOString() }];
  });
  if (resting.length === 0) return;
  await sql`
    update mail m set next_attempt_at = r.until
    from jsonb_to_recordset(${JSON.stringify(resting)}::jsonb) as r(user_id uuid, until timestamptz)
    where m.user_id = r.user_id and ${waiting} and m.next_attempt_at < r.until`.execute(trx);
}

interface Foldable
  extends MailListItem, Pick<Rows['mail'], 'id' | 'recipient' | 'calendar'>, Pick<Rows['app_user'], 'name'> {
  user_id: string;
  language: Language;
}

/**
 * Combines the waiting mails of each receiver who has a due one, if there are more than two, into one mail that is due at once. A mail
 * that was already tried stays separate, because it may have arrived.
 */
export async function foldDigests(trx: Transaction, publicUrl: string, now: Date): Promise<void> {
  const { rows } = await sql<Foldable>`
    select m.id, m.user_id, m.recipient, m.language, m.subject as title, m.line, m.link, m.calendar, u.name
    from mail m join app_user u on u.id = m.user_id
    where ${waiting} and m.attempts = 0 and m.user_id in (
      select m.user_id from mail m where ${waiting} and m.attempts = 0
      group by m.user_id having bool_or(m.next_attempt_at <= ${now}) and count(*) > ${mailDigest.above})
    order by m.user_id, m.created_at, m.id limit 2000 for update of m`.execute(trx);
  for (const mails of Map.groupBy(rows, ({ user_id }) => user_id).values()) {
    const items = mails.slice(0, maxItems);
    if (items.length > mailDigest.above) await fold(trx, items, publicUrl, now);
  }
}

async function fold(trx: Transaction, items: readonly Foldable[], publicUrl: string, now: Date): Promise<void> {
  const last = items.at(-1);
  if (!last) return;
  const { user_id, recipient, language, name } = last;
  const { subject, text, html, line } = composeDigest(language, name, items, publicUrl + mailedPaths.notifications());
  const calendar = joinCalendars(items.flatMap((item) => item.calendar ?? []));
  await sql`
    with digest as (
      insert into mail (recipient, subject, text_body, html_body, line, calendar, created_at, user_id, language, category, next_attempt_at)
      select ${recipient}, ${subject}, ${text}, ${html}, ${line}, ${calendar}, max(created_at), ${user_id}, ${language}, 'all', ${now}
      from mail where id = any(${items.map(({ id }) => id)}::uuid[])
      returning id
    )
    update mail set digest_id = digest.id from digest where mail.id = any(${items.map(({ id }) => id)}::uuid[])`.execute(
    trx,
  );
}
