import { hour } from '@rondo/rules';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { queueMails } from '../notifications/queue-mails.ts';

interface Newsletter {
  db: Database;
  jobs: Jobs;
  config: { publicUrl: string };
}

const linkHours = 24;

/**
 * Asks an address, by a link that works once for 24 hours, whether it wants the newsletter; until then it is not on the list
 * (2-accounts §8). Whether it has an account makes no difference.
 * @throws Refused `already_subscribed` for an address that is on the list
 */
export async function subscribe(
  { db, jobs, config }: Newsletter,
  { email, language }: { email: string; language: 'en' | 'nl' },
  now: Date,
): Promise<void> {
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + linkHours * hour);
  await inTransaction(db, async (trx) => {
    const { rows } = await sql`
      insert into newsletter_request (email, token_hash, language, created_at, expires_at)
      select ${email}, ${hash}, ${language}, ${now}::timestamptz, ${expiresAt}::timestamptz
      where not exists (
        select from newsletter_subscription where email = ${email} and unsubscribed_at is null)
      on conflict (email) do update set token_hash = excluded.token_hash, language = excluded.language,
        created_at = excluded.created_at, expires_at = excluded.expires_at
      returning email`.execute(trx);
    if (rows.length === 0) throw new Refused('already_subscribed');
    const link = `${config.publicUrl}/confirm-newsletter/${token}`;
    await queueMails(trx, jobs, [{ to: email, name: '', language, kind: 'newsletterAsked', link }], now);
  });
}

/**
 * Puts the address on the list to which the token was mailed, and welcomes it; the welcome has a way out.
 * @throws Refused `newsletter_link_invalid` when it is unknown, used, superseded or past 24 h
 */
export async function confirmSubscription({ db, jobs, config }: Newsletter, token: string, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ email: string; language: 'en' | 'nl' }>`
      delete from newsletter_request where token_hash = ${hashToken(token)} and expires_at > ${now}
      returning email, language`.execute(trx);
    const asked = rows[0];
    if (!asked) throw new Refused('newsletter_link_invalid');
    const { email, language } = asked;
    await sql`
      insert into newsletter_subscription (email, address_hash, created_at)
      values (${email}, ${hashToken(email)}, ${now})
      on conflict (email) do update set created_at = excluded.created_at, unsubscribed_at = null`.execute(trx);
    const link = `${config.publicUrl}/allgames`;
    await queueMails(trx, jobs, [{ to: email, name: '', language, kind: 'newsletterWelcome', link }], now);
  });
}
