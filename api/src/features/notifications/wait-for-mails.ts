import { mailDigest, quietUntil, usualQuietHours } from '@rondo/rules/notices';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { composeDigest, type DigestItem } from './mail-layout.ts';

const waiting = sql`m.waits and m.sent_at is null and m.digest_id is null and m.failed_at is null`;

/** Mails of one digest at most; more become another. */
const mostItems = 40;

/** Lets the mails that are due but may wait rest until the end of their receivers' quiet hours. */
export async function restAtNight(trx: Transaction, now: Date): Promise<void> {
  const { rows } = await sql<{ user_id: string; chose: boolean; from: number | null; until: number | null }>`
    select u.user_id, q.user_id is not null as chose, q.from_minute as "from", q.until_minute as "until"
    from (select distinct m.user_id from mail m where ${waiting} and m.next_attempt_at <= ${now}) u
    left join quiet_hours q on q.user_id = u.user_id`.execute(trx);
  const resting = rows.flatMap(({ user_id, chose, from, until }) => {
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

interface Foldable extends DigestItem {
  id: string;
  user_id: string;
  recipient: string;
  language: 'en' | 'nl';
  name: string;
}

/**
 * Puts the waiting mails of each receiver who has a due one and more than two in all into one mail, which is due at once. One
 * that was tried before stays by itself: it may have arrived.
 */
export async function foldDigests(trx: Transaction, publicUrl: string, now: Date): Promise<void> {
  const { rows } = await sql<Foldable>`
    select m.id, m.user_id, m.recipient, m.language, m.subject, m.line, m.link, u.name
    from mail m join app_user u on u.id = m.user_id
    where ${waiting} and m.attempts = 0 and m.user_id in (
      select m.user_id from mail m where ${waiting} and m.attempts = 0
      group by m.user_id having bool_or(m.next_attempt_at <= ${now}) and count(*) > ${mailDigest.above})
    order by m.user_id, m.created_at, m.id limit 2000 for update of m`.execute(trx);
  for (const mails of Map.groupBy(rows, ({ user_id }) => user_id).values()) {
    const items = mails.slice(0, mostItems);
    if (items.length > mailDigest.above) await fold(trx, items, publicUrl, now);
  }
}

async function fold(trx: Transaction, items: readonly Foldable[], publicUrl: string, now: Date): Promise<void> {
  const last = items.at(-1);
  if (!last) return;
  const { user_id, recipient, language, name } = last;
  const { subject, text, html } = composeDigest(language, name, items, `${publicUrl}/notifications`);
  await sql`
    with digest as (
      insert into mail (recipient, subject, text_body, html_body, created_at, user_id, language, category, next_attempt_at)
      select ${recipient}, ${subject}, ${text}, ${html}, max(created_at), ${user_id}, ${language}, 'all', ${now}
      from mail where id = any(${items.map(({ id }) => id)}::uuid[])
      returning id
    )
    update mail set digest_id = digest.id from digest where mail.id = any(${items.map(({ id }) => id)}::uuid[])`.execute(
    trx,
  );
}
