import type { CallRequest, proposeCorrection as proposeCorrectionCall } from '@rondo/contract';
import { correctionTerms, day, eurosToCents } from '@rondo/rules';
import { mayCorrectAlone } from '@rondo/rules/goodwill';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import { hasToWait } from '../../platform/admins/appointments.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { MessageContext } from '../notifications/send-messages.ts';
import { findDoneAlone } from '../wallet/find-done-alone.ts';
import { bookCorrection, type Correction, lockCorrected } from './book-correction.ts';
import { findPersonId } from '../../platform/people/find-person-id.ts';
import { requireCorrectable } from './require-correctable.ts';
import { correctionFacts } from './settle-correction.ts';

type Form = CallRequest<typeof proposeCorrectionCall>['body'];
type Proposal = Pick<
  Correction,
  'user_id' | 'account' | 'against' | 'amount_cents' | 'order_id' | 'reason' | 'proposed_by'
>;

/**
 * Books a correction at once if one admin may alone, and tells the person (decisions/0083-one-admin.md). Otherwise it proposes the correction, which
 * lapses unless another admin approves it in time. A new admin's correction is always proposed.
 * @returns its id
 * @throws Refused `user_not_found`, `not_on_oneself`, `payment_not_found`, `order_of_another`, and what {@link requireCorrectable} refuses
 */
export async function proposeCorrection(
  context: MessageContext & { db: Database },
  call: AdminCall,
  { person, account, against, amount, orderId, reason }: Form,
): Promise<string> {
  const userId = await findPersonId(context.db, person);
  if (userId === null) throw new Refused('user_not_found');
  const cents = eurosToCents(amount) ?? 0;
  const what = { user_id: userId, account, against, amount_cents: cents };
  const proposal = { ...what, order_id: orderId ?? null, reason, proposed_by: call.viewer.id };
  const subject = { kind: 'user', id: userId };
  const command = { action: 'correction.propose', subject, about: userId, reason } as const;
  return adminCommand(context, call, command, async (trx) => {
    if (orderId !== undefined) await requireTheirs(trx, orderId, userId);
    await lockCorrected(trx, account, userId);
    const now = await timeAfterLock(trx);
    const isAlone =
      mayCorrectAlone(cents, await findDoneAlone(trx, userId, now)) && !(await hasToWait(trx, call.viewer.id));
    if (!isAlone) await requireCorrectable(trx, userId, { account, cents });
    const correction = { ...proposal, id: await write(trx, proposal, isAlone, now) };
    const facts = correctionFacts(correction);
    if (!isAlone) return { answer: correction.id, after: facts };
    const balance = await bookCorrection(trx, context, correction, now);
    const changed = { before: { balance }, after: { ...facts, balance: balance + cents } };
    return { answer: correction.id, action: 'correction.book', movedCents: cents, ...changed };
  });
}

/** @returns the id of the correction */
async function write(trx: Transaction, proposal: Proposal, isAlone: boolean, now: Date): Promise<string> {
  const {
    user_id: userId,
    account,
    against,
    amount_cents: cents,
    order_id: orderId,
    reason,
    proposed_by: by,
  } = proposal;
  const expiresAt = new Date(now.getTime() + correctionTerms.openDays * day);
  const decided = isAlone ? sql`'approved', ${by}, ${now}, ${reason}` : sql`null, null, null, null`;
  const { rows } = await sql<{ id: string }>`
    insert into correction (user_id, account, against, amount_cents, order_id, reason, proposed_by, proposed_at, expires_at,
      decision, decided_by, decided_at, decided_reason)
    values (${userId}, ${account}, ${against}, ${cents}, ${orderId}, ${reason}, ${by}, ${now}, ${expiresAt}, ${decided})
    returning id`.execute(trx);
  return rows[0]?.id ?? '';
}

async function requireTheirs(trx: Transaction, orderId: string, userId: string): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`select user_id from payment_order where id = ${orderId}`.execute(trx);
  const [order] = rows;
  if (!order) throw new Refused('payment_not_found');
  if (order.user_id !== userId) throw new Refused('order_of_another');
}
