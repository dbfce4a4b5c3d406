import { hour, tokenLifetimes } from '@rondo/rules';
import { sql } from 'kysely';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import { newToken } from '../../platform/sessions/tokens.ts';
import { lockReceiver } from '../notifications/find-receivers.ts';
import { queueMails } from '../notifications/mail/queue-mails.ts';
import { withinMailBudget } from '../notifications/mail/within-mail-budget.ts';

/**
 * Mails a link to an account's own address after mails bounced: opening it shows that the address works (confirm-address.ts). It replaces
 * a requested change of address.
 * @throws Refused `mails_limited`; `mails_arrive` if none came back; `not_logged_in` if the account has been deleted since
 */
export async function askOwnAddress(
  { db, jobs, config }: { db: Database; jobs: Jobs; config: { publicUrl: string } },
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<void> {
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + tokenLifetimes.addressChangeHours * hour);
  await withinMailBudget(db, { budget: 'address', addresses: [email] }, () =>
    inTransaction(db, async (trx) => {
      const person = await lockReceiver(trx, { id: userId });
      if (!person) throw new Refused('not_logged_in');
      if (!(await isSuppressed(trx, person.email))) throw new Refused('mails_arrive');
      await sql`
        insert into address_change (user_id, email, token_hash, created_at, expires_at)
        values (${userId}, ${person.email}, ${hash}, ${now}, ${expiresAt})
        on conflict (user_id) do update set email = excluded.email, token_hash = excluded.token_hash,
          created_at = excluded.created_at, expires_at = excluded.expires_at, used_at = null`.execute(trx);
      const { email: to, name, language } = person;
      const link = `${config.publicUrl}/confirm-address/${token}`;
      await queueMails(trx, jobs, [{ to, name, language, kind: 'confirmOwnAddress', link }], now);
    }),
  );
}

async function isSuppressed(trx: Transaction, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from mail_suppression where email = ${email} and (until is null or until > now())`.execute(trx);
  return rows.length > 0;
}
