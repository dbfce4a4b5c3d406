import { hour, type Language } from '@rondo/rules';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { hashToken, newToken } from '../../platform/sessions/tokens.ts';
import { queueMails } from '../notifications/mail/queue-mails.ts';
import { liftSuppression } from '../notifications/mail/suppress-mails.ts';

interface Newsletter {
  db: Database;
  jobs: Jobs;
  config: { publicUrl: string };
}

const linkHours = 24;

/**
 * Mails an address a link, valid once within 24 hours, to confirm the newsletter; until then it is not on the list (pages.md#newsletter). It makes no
 * difference whether an account has the address.
 * @throws Refused `already_subscribed` for an address that is on the list
 */
export async function subscribe(
  { db, jobs, config }: Newsletter,
  { email, language }: { email: string; language: Language },
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
        created_at = excluded.created_at, expires_at = excluded.expires_at, used_at = null
      returning email`.execute(trx);
    if (rows.length === 0) throw new Refused('already_subscribed');
    const link = `${config.publicUrl}/confirm-newsletter/${token}`;
    await queueMails(trx, jobs, [{ to: email, name: '', language, kind: 'newsletterAsked', link }], now);
  });
}

/**
 * Puts the address to which the token was mailed on the list, and sends a welcome with an unsubscribe link.
 * @throws Refused `already_subscribed` if the link was followed before and the address is on the list; `newsletter_link_invalid` if it is unknown,
 * used, superseded or past 24 h
 */
export async function confirmSubscription({ db, jobs, config }: Newsletter, token: string, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<Pick<Rows['newsletter_request'], 'email' | 'language'>>`
      update newsletter_request set used_at = ${now}
      where token_hash = ${hashToken(token)} and expires_at > ${now} and used_at is null
      returning email, language`.execute(trx);
    const asked = rows[0];
    if (!asked) throw await refuseLink(trx, hashToken(token), now);
    const { email, language } = asked;
    await sql`
      insert into newsletter_subscription (email, address_hash, language, created_at)
      values (${email}, ${hashToken(email)}, ${language}, ${now})
      on conflict (email) do update set language = excluded.language, source = 'form', created_at = excluded.created_at,
        unsubscribed_at = null`.execute(trx);
    // Following the link shows that mails arrive.
    await liftSuppression(trx, email);
    const link = `${config.publicUrl}/allgames`;
    await queueMails(trx, jobs, [{ to: email, name: '', language, kind: 'newsletterWelcome', link }], now);
  });
}

async function refuseLink(db: Database, tokenHash: Buffer, now: Date): Promise<Refused> {
  const { rows } = await sql`
    select from newsletter_request r join newsletter_subscription s on s.email = r.email and s.unsubscribed_at is null
    where r.token_hash = ${tokenHash} and r.used_at is not null and r.expires_at > ${now}`.execute(db);
  return new Refused(rows.length > 0 ? 'already_subscribed' : 'newsletter_link_invalid');
}
