import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import { lockReceiver } from '../notifications/find-receivers.ts';
import { liftSuppression } from '../notifications/mail/suppress-mails.ts';
import { moveAddress } from './move-address.ts';

/**
 * Corrects an address that was mistyped or lost. Either address may be somebody else's, so a requested change is dropped, nothing opens the account
 * until its owner sets a password by a link to the new address, the account loses any role above player, and its bank account is forgotten
 * (product.md#administration).
 * @throws Refused `user_not_found`; what the database says of an address that has an account (23505)
 */
export async function correctAccountAddress(
  trx: Transaction,
  context: { jobs: Jobs; config: { publicUrl: string } },
  userId: string,
  email: string,
  now: Date,
): Promise<void> {
  const person = await lockReceiver(trx, { id: userId });
  if (!person) throw new Refused('user_not_found');
  await sql`select remove_ways_in(${userId})`.execute(trx);
  await sql`
    update app_user set password_hash = null, role = case when role in ('organiser', 'admin') then 'player' else role end
    where id = ${userId}`.execute(trx);
  await sql`delete from bank_details where user_id = ${userId}`.execute(trx);
  await sql`delete from address_change where user_id = ${userId}`.execute(trx);
  await liftSuppression(trx, email);
  await moveAddress(trx, context, person, { email, by: 'admin' }, now);
}
