import { sql } from 'kysely';
import { type Database, inTransaction, sqlState } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { hashToken } from '../../platform/sessions/tokens.ts';
import { claimApproval } from '../enquiries/make-organiser.ts';
import { lockReceiver } from '../notifications/find-receivers.ts';
import { liftSuppression } from '../notifications/mail/suppress-mails.ts';
import { moveAddress } from './move-address.ts';

/**
 * Gives an account the address to which the token was mailed, once, and tells both addresses. Password links sent to the old address
 * stop working.
 * @returns the address
 * @throws Refused `address_confirmed` when it was followed before and the account has its address; `address_link_invalid` when it is
 * unknown, used, superseded or past 24 h, or the address has got an account since
 */
export async function confirmAddress(
  { db, jobs, config }: { db: Database; jobs: Jobs; config: { publicUrl: string } },
  token: string,
  now: Date,
): Promise<string> {
  try {
    return await inTransaction(db, async (trx) => {
      const { rows } = await sql<Pick<Rows['address_change'], 'user_id' | 'email'>>`
        update address_change set used_at = ${now}
        where token_hash = ${hashToken(token)} and expires_at > ${now} and used_at is null
        returning user_id, email`.execute(trx);
      const change = rows[0];
      if (!change) throw await refuseLink(trx, hashToken(token), now);
      const { user_id: userId, email } = change;
      const person = await lockReceiver(trx, { id: userId });
      if (!person) throw new Refused('address_link_invalid');
      await liftSuppression(trx, email);
      // The account has this address already, and mails to it arrive again.
      if (person.email === email) return email;
      await moveAddress(trx, { jobs, config }, person, { email, by: 'oneself' }, now);
      await claimApproval(trx, userId);
      return email;
    });
  } catch (error) {
    // Somebody else has made an account with the address in the meantime.
    if (sqlState(error) === '23505') throw new Refused('address_link_invalid');
    throw error;
  }
}

async function refuseLink(db: Database, tokenHash: Buffer, now: Date): Promise<Refused> {
  const { rows } = await sql`
    select from address_change c join app_user u on u.id = c.user_id and u.email = c.email and u.deleted_at is null
    where c.token_hash = ${tokenHash} and c.used_at is not null and c.expires_at > ${now}`.execute(db);
  return new Refused(rows.length > 0 ? 'address_confirmed' : 'address_link_invalid');
}
