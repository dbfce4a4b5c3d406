import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { lockOutbox } from '../drop-unwanted.ts';

/** Redirects a person's waiting mails to their new address; mails about logins, which name no account, keep theirs. */
export async function moveMails(trx: Transaction, userId: string, email: string): Promise<void> {
  await sql`
    update mail set recipient = ${email},
      -- Mails held back from the old address are not held back from the new one.
      next_attempt_at = case when attempts = 0 and not waits and next_attempt_at <> 'infinity' then now() else next_attempt_at end
    where user_id = ${userId} and sent_at is null and failed_at is null`.execute(trx);
}

/** Drops everything written to a person at their former address: mails that wait, and failed mails that could be sent again. */
export async function dropMails(trx: Transaction, userId: string): Promise<void> {
  await lockOutbox(trx);
  await sql`delete from mail where user_id = ${userId} and sent_at is null`.execute(trx);
}
