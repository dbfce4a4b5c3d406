import type { CallRequest, decideCorrection as decideCorrectionCall } from '@rondo/contract';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import type { MessageContext } from '../notifications/send-messages.ts';
import { findConcerned, lockOpen, settleCorrection } from './settle-correction.ts';

/**
 * Approves the correction that another admin proposed, which books it and tells the person, or declines it; only once.
 * @throws Refused `correction_not_found`, `not_on_oneself`, `own_proposal`, `admins_of_one_hand`, `already_decided`, `correction_expired`, and what
 * {@link settleCorrection} refuses
 */
export async function decideCorrection(
  context: MessageContext & { db: Database },
  call: AdminCall,
  id: string,
  { decision, reason }: CallRequest<typeof decideCorrectionCall>['body'],
): Promise<void> {
  const { user_id: about } = await findConcerned(context.db, id);
  const act = decision === 'approved' ? 'approve' : 'decline';
  const subject = { kind: 'user', id: about };
  const command = { action: `correction.${act}`, subject, about, reason } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    const by = call.viewer.id;
    const correction = await lockOpen(trx, id, by, now);
    return { answer: true, ...(await settleCorrection(trx, context, correction, { decision, by, reason }, now)) };
  });
}
