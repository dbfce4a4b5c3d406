import type { CallRequest, endOwed as endOwedCall } from '@rondo/contract';
import { centsToEuros, eurosToCents } from '@rondo/rules';
import { randomUUID } from 'node:crypto';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { events } from '../notifications/events.ts';
import { lockReceiver } from '../notifications/find-receivers.ts';
import { type MessageContext, sendMessages } from '../notifications/send-messages.ts';
import { lockWallets, postJournals } from '../wallet/post-journals.ts';

/** The account that settles the debt: the person paid to the bank, or nobody pays. */
const accounts = { paid: 'bank', waived: 'losses' } as const;

/**
 * Ends a person's whole debt after a charge-back, as the admin saw it, and tells them; their wallet pays again (product.md#charge-backs).
 * @throws Refused `user_not_found`, `not_on_oneself`, `confirm_identity`, `nothing_owed`, `owed_changed`
 */
export function endOwed(
  context: MessageContext & { db: Database },
  call: AdminCall,
  userId: string,
  { how, amount, reason }: CallRequest<typeof endOwedCall>['body'],
): Promise<boolean> {
  const subject = { kind: 'user', id: userId };
  const command = { action: 'user.end_owed', subject, about: userId, reason } as const;
  return adminCommand(context, call, command, async (trx, now) => {
    const to = await lockReceiver(trx, { id: userId });
    if (!to) throw new Refused('user_not_found');
    const { rows } = await lockWallets(trx, [userId]);
    const owedCents = rows[0]?.owed_cents ?? 0;
    if (owedCents === 0) throw new Refused('nothing_owed');
    if (owedCents !== eurosToCents(amount))
      throw new Refused('owed_changed', { owed: centsToEuros(owedCents).toFixed(2) });
    const postings = [
      { account: 'owed_by_person' as const, ownerId: userId, amountCents: owedCents },
      { account: accounts[how], ownerId: null, amountCents: -owedCents },
    ];
    await postJournals(trx, [{ kind: 'owed_ended', key: `owed_ended:${randomUUID()}`, userId, postings }], now);
    await sendMessages(trx, context, [events.owedEnded(to, { owedCents, reason })], now);
    return { answer: true, movedCents: owedCents, before: { owed: owedCents }, after: { how, owed: 0 } };
  });
}
