import { sql } from 'kysely';
import { type Database, inTransaction, sqlState } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import { hashToken } from '../../platform/tokens.ts';
import { lockReceiver } from '../notifications/find-receivers.ts';
import { moveMails } from '../notifications/move-mails.ts';
import { liftSuppression } from '../notifications/suppress-mails.ts';
import { queueMails } from '../notifications/queue-mails.ts';

/**
 * Gives an account the address to which the token was mailed, once; the old address is told. Links for a password that are on
 * their way to the old one work no more.
 * @returns the address
 * @throws Refused `address_link_invalid` when it is unknown, used, superseded or past 24 h, or the address has got an account since
 */
export async function confirmAddress(
  { db, jobs, config }: { db: Database; jobs: Jobs; config: { publicUrl: string } },
  token: string,
  now: Date,
): Promise<string> {
  try {
    return await inTransaction(db, async (trx) => {
      const { rows } = await sql<{ user_id: string; email: string }>`
        delete from address_change where token_hash = ${hashToken(token)} and expires_at > ${now}
        returning user_id, email`.execute(trx);
      const change = rows[0];
      if (!change) throw new Refused('address_link_invalid');
      const { user_id: userId, email } = change;
      const person = await lockReceiver(trx, { id: userId });
      if (!person) throw new Refused('address_link_invalid');
      await liftSuppression(trx, email);
      // Their own: it works again.
      if (person.email === email) return email;
      await sql`update app_user set email = ${email} where id = ${userId}`.execute(trx);
      await moveMails(trx, userId, email);
      await sql`update recovery set used_at = ${now} where user_id = ${userId} and used_at is null`.execute(trx);
      const { name, language } = person;
      const link = `${config.publicUrl}/login`;
      const told = { to: person.email, name, language, kind: 'addressChanged' as const, params: { email }, link };
      await queueMails(trx, jobs, [told], now);
      return email;
    });
  } catch (error) {
    // The address has got an account meanwhile.
    if (sqlState(error) === '23505') throw new Refused('address_link_invalid');
    throw error;
  }
}
