import { sql } from 'kysely';
import { writeAction } from '../../platform/admins/admin-command.ts';
import { anotherDecides } from '../../platform/admins/appointments.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { isId } from '../../platform/calls/is-id.ts';
import { Refused } from '../../platform/refusal.ts';
import type { MessageContext } from '../notifications/send-messages.ts';
import type { Correction } from './book-correction.ts';
import { findConcerned, lockOpen, settleCorrection } from './settle-correction.ts';

/**
 * Approves a correction from the server itself, without an account, for when no second admin could (decisions/0083-one-admin.md): books it and tells
 * the person. `npm run approve-correction`.
 * @throws Refused `correction_not_found`, `already_decided`, `correction_expired`, `another_admin_decides`, and what {@link settleCorrection} refuses
 */
export async function approveOnServer(
  context: MessageContext & { db: Database },
  id: string,
  reason: string,
): Promise<Pick<Correction, 'account' | 'amount_cents'>> {
  if (!isId(id)) throw new Refused('correction_not_found');
  return inTransaction(context.db, async (trx) => {
    const { user_id: userId, proposed_by: proposer } = await findConcerned(trx, id);
    // Locks in the order of an admin's commands.
    await sql`
      select from app_user where id in (${userId}, ${proposer}) order by id for no key update`.execute(trx);
    const now = await timeAfterLock(trx);
    const correction = await lockOpen(trx, id, null, now);
    await requireNoOther(trx, correction);
    const settled = await settleCorrection(trx, context, correction, { decision: 'approved', by: null, reason }, now);
    const subject = { kind: 'user', id: userId };
    await writeAction(trx, null, { action: 'correction.approve', subject, reason, ...settled });
    return correction;
  });
}

async function requireNoOther(trx: Transaction, { proposed_by: proposer, user_id: userId }: Correction): Promise<void> {
  const { rows } = await sql<{ is_there: boolean }>`
    select ${anotherDecides(sql`${proposer}::uuid`, sql`${userId}::uuid`)} as is_there`.execute(trx);
  if (rows[0]?.is_there) throw new Refused('another_admin_decides');
}
