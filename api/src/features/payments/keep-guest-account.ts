import type { CallRequest, keepGuestAccount as keepGuestAccountCall } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import type { Config } from '../../platform/config.ts';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import { Refused } from '../../platform/refusal.ts';
import { events } from '../notifications/events.ts';
import { lockReceiver } from '../notifications/find-receivers.ts';
import { sendMessages } from '../notifications/send-messages.ts';
import { keepGuestDetails } from '../pay/guest-details.ts';
import { findWayBack } from './guest-money-queries.ts';
import { lockOrders, requireKeptAs } from './pay-guest-back.ts';
import type { PaymentsContext } from './locked-order.ts';

/**
 * Keeps the bank account that a guest gave, to which the next payout run pays the money kept for them, and tells them, because somebody else may have
 * written (product.md#guests, decisions/0079-guests-money.md). Possible only if none of the money can go back the way they paid.
 * @throws Refused `user_not_found`, `not_on_oneself`, `confirm_identity`, `nothing_kept`, `kept_changed`, `goes_back_this_way`, `iban_invalid`,
 * `iban_not_sepa`, `iban_is_own`
 */
export function keepGuestAccount(
  { jobs, provider, config, ...context }: PaymentsContext & { config: Pick<Config, 'secretKey' | 'payouts'> },
  call: AdminCall,
  userId: string,
  { holder, iban, amount, reason }: CallRequest<typeof keepGuestAccountCall>['body'],
): Promise<boolean> {
  const subject = { kind: 'user', id: userId };
  const command = { action: 'user.guest_account', subject, about: userId, reason } as const;
  return adminCommand(context, call, command, async (trx, now) => {
    await lockOrders(trx, userId);
    const keptCents = await requireKeptAs(trx, userId, amount);
    const parts = await findWayBack(trx, userId, { keptCents, provider: provider.name, now });
    const backCents = parts.reduce((sum, { cents }) => sum + cents, 0);
    if (backCents > 0) throw new Refused('goes_back_this_way', { amount: centsToEuros(backCents).toFixed(2) });
    const account = { userId, adminId: call.viewer.id, holder, iban };
    const masked = await keepGuestDetails(trx, config, account, now);
    const to = await lockReceiver(trx, { id: userId });
    const told = { amountCents: keptCents, holder, iban: masked };
    await sendMessages(trx, { jobs, publicUrl: config.publicUrl }, to ? [events.refundAccount(to, told)] : [], now);
    return { answer: true, after: { iban: masked, kept: keptCents } };
  });
}
