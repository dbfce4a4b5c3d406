import { tokenLifetimes } from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { newToken } from '../../platform/tokens.ts';
import { type MailOrder, queueMails } from '../notifications/queue-mails.ts';
import { guestAccountPath } from './guest-account-path.ts';

interface Known {
  role: string;
  name: string;
  language: 'en' | 'nl';
}

/**
 * Mails a link to the address that somebody wants to have, and tells the one they have. It supersedes the links before it; one's
 * own address only takes them back. The asker can't tell an address that has an account from one that hasn't: its owner gets
 * another mail (docs/decisions/changing-an-address.md).
 */
export async function askAddressChange(
  trx: Transaction,
  { jobs, config }: { jobs: Jobs; config: { publicUrl: string } },
  userId: string,
  email: string,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ email: string; name: string; language: 'en' | 'nl' }>`
    select email, name, language from app_user where id = ${userId}`.execute(trx);
  const person = rows[0];
  if (!person) return;
  await sql`delete from address_change where user_id = ${userId}`.execute(trx);
  if (person.email === email) return;
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + tokenLifetimes.addressChangeHours * 3_600_000);
  // Written for a taken address too: what the asker sees afterwards is the same, and the link is known to nobody.
  await sql`
    insert into address_change (user_id, email, token_hash, created_at, expires_at)
    values (${userId}, ${email}, ${hash}, ${now}, ${expiresAt})`.execute(trx);
  const owner = await sql<Known>`
    select role, name, language from app_user where email = ${email} and deleted_at is null`.execute(trx);
  const link = `${config.publicUrl}/confirm-address/${token}`;
  const { name, language } = person;
  const asked: MailOrder = owner.rows[0]
    ? takenMail(owner.rows[0], email, config.publicUrl)
    : { to: email, name, language, kind: 'confirmAddress', link };
  const told: MailOrder = {
    to: person.email,
    name,
    language,
    kind: 'addressAsked',
    params: { email },
    link: `${config.publicUrl}/edit-profile?tab=password`,
  };
  await queueMails(trx, jobs, [asked, told], now);
}

function takenMail({ role, name, language }: Known, email: string, publicUrl: string): MailOrder {
  const path = role === 'guest' ? guestAccountPath(email) : '/login';
  return { to: email, name, language, kind: 'addressTaken', link: publicUrl + path };
}
