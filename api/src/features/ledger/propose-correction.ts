import type { CallRequest, proposeCorrection as proposeCorrectionCall } from '@rondo/contract';
import { correctionTerms, day, eurosToCents } from '@rondo/rules';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admin-command.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { findPersonId } from './person-queries.ts';
import { requireCorrectable } from './require-correctable.ts';

type Form = CallRequest<typeof proposeCorrectionCall>['body'];

/**
 * Proposes a correction, which nothing comes of unless another admin approves it in time.
 * @returns its id
 * @throws Refused `user_not_found`, `not_on_oneself`, `payment_not_found`, `order_of_another`, and what {@link requireCorrectable} refuses
 */
export async function proposeCorrection(
  context: { db: Database },
  call: AdminCall,
  { person, account, against, amount, orderId, reason }: Form,
): Promise<string> {
  const userId = await findPersonId(context.db, person);
  if (userId === null) throw new Refused('user_not_found');
  const cents = eurosToCents(amount) ?? 0;
  const subject = { kind: 'user', id: userId };
  const command = { action: 'correction.propose', subject, about: userId, asksIdentity: true, reason } as const;
  return adminCommand(context, call, command, async (trx, now) => {
    if (orderId !== undefined) await requireTheirs(trx, orderId, userId);
    await requireCorrectable(trx, userId, { account, cents });
    const expiresAt = new Date(now.getTime() + correctionTerms.openDays * day);
    const { rows } = await sql<{ id: string }>`
      insert into correction (user_id, account, against, amount_cents, order_id, reason, proposed_by, proposed_at, expires_at)
      values (${userId}, ${account}, ${against}, ${cents}, ${orderId ?? null}, ${reason}, ${call.viewer.id}, ${now}, ${expiresAt})
      returning id`.execute(trx);
    const id = rows[0]?.id ?? '';
    return { answer: id, after: { correction: id, account, against, cents } };
  });
}

async function requireTheirs(trx: Transaction, orderId: string, userId: string): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`select user_id from payment_order where id = ${orderId}`.execute(trx);
  const [order] = rows;
  if (!order) throw new Refused('payment_not_found');
  if (order.user_id !== userId) throw new Refused('order_of_another');
}
