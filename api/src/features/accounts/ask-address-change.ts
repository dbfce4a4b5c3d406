import { hour, tokenLifetimes } from '@rondo/rules';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { newToken } from '../../platform/sessions/tokens.ts';
import { findReceiverAt, findReceivers, type Receiver } from '../notifications/find-receivers.ts';
import { type MailOrder, queueMails } from '../notifications/mail/queue-mails.ts';
import { guestAccountPath } from '../notifications/guest-account-path.ts';

/**
 * Mails a link to a new address, and tells the present one. It replaces earlier links; asking for one's own address only withdraws them.
 * The asker can't tell whether the new address has an account: if so, its owner gets a different mail
 * (decisions/0023-changing-an-address.md).
 */
export async function askAddressChange(
  trx: Transaction,
  { jobs, config }: { jobs: Jobs; config: { publicUrl: string } },
  userId: string,
  email: string,
  now: Date,
): Promise<void> {
  const [person] = await findReceivers(trx, [userId]);
  if (!person) return;
  await sql`delete from address_change where user_id = ${userId}`.execute(trx);
  if (person.email === email) return;
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + tokenLifetimes.addressChangeHours * hour);
  // Also written for an address that is taken, so that the asker sees the same; nobody knows the link.
  await sql`
    insert into address_change (user_id, email, token_hash, created_at, expires_at)
    values (${userId}, ${email}, ${hash}, ${now}, ${expiresAt})`.execute(trx);
  const owner = await findReceiverAt(trx, email);
  const link = `${config.publicUrl}/confirm-address/${token}`;
  const { name, language } = person;
  const asked: MailOrder = owner
    ? takenMail(owner, config.publicUrl)
    : { to: email, name, language, kind: 'confirmAddress', link };
  const told: MailOrder = {
    to: person.email,
    name,
    language,
    kind: 'addressAsked',
    params: { email },
    link: config.publicUrl + mailedPaths.ownPassword(),
  };
  await queueMails(trx, jobs, [asked, told], now);
}

function takenMail({ email, name, language, is_guest }: Receiver, publicUrl: string): MailOrder {
  const path = is_guest ? guestAccountPath(email) : '/login';
  return { to: email, name, language, kind: 'addressTaken', link: publicUrl + path };
}
