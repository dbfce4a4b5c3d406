import type { CallRequest, payGuest as payGuestCall } from '@rondo/contract';
import { type Cents, centsToEuros, eurosToCents } from '@rondo/rules';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import { inTransaction, type Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { lockWallets, postJournals } from '../wallet/post-journals.ts';
import { askRefund } from './refunds/ask-refunds.ts';
import { findGuestMoney, findWayBack } from './guest-money-queries.ts';
import type { PaymentsContext } from './locked-order.ts';

/**
 * Refunds the money kept for a guest the way they paid, as they asked (product.md#guests, decisions/0079-guests-money.md). The sweep of refunds sends
 * it. Their orders and wallet are locked, so that it happens once even if pressed twice or while they set a password.
 * @throws Refused `nothing_kept`, `not_back_this_way`
 */
export function askMoneyBack(context: PaymentsContext, userId: string): Promise<Cents> {
  return inTransaction(context.db, async (trx) => {
    await lockOrders(trx, userId);
    return goBack(trx, context, userId, await timeAfterLock(trx));
  });
}

/**
 * An admin does the same for the guest.
 * @throws Refused `user_not_found`, `not_on_oneself`, `confirm_identity`, `nothing_kept`, `kept_changed`, `not_back_this_way`
 */
export function payGuest(
  context: PaymentsContext,
  call: AdminCall,
  userId: string,
  { amount, reason }: CallRequest<typeof payGuestCall>['body'],
): Promise<boolean> {
  const subject = { kind: 'user', id: userId };
  const command = { action: 'user.pay_guest', subject, about: userId, reason } as const;
  return adminCommand(context, call, command, async (trx, now) => {
    await lockOrders(trx, userId);
    const keptCents = await requireKeptAs(trx, userId, amount);
    const cents = await goBack(trx, context, userId, now);
    return { answer: true, movedCents: cents, before: { kept: keptCents }, after: { kept: keptCents - cents } };
  });
}

/** Locks orders before wallets (reliability.md#locks). */
export function lockOrders(trx: Transaction, userId: string): Promise<unknown> {
  return sql`
    select from payment_order where user_id = ${userId} and status = 'paid' order by id for no key update`.execute(trx);
}

/**
 * The amount kept for a guest, if the admin saw the same amount.
 * @throws Refused `user_not_found`, `nothing_kept`, `kept_changed`
 */
export async function requireKeptAs(trx: Transaction, userId: string, seenEuros: number): Promise<Cents> {
  const keptCents = await requireKept(trx, userId);
  if (keptCents !== eurosToCents(seenEuros))
    throw new Refused('kept_changed', { amount: centsToEuros(keptCents).toFixed(2) });
  return keptCents;
}

async function requireKept(trx: Transaction, userId: string): Promise<Cents> {
  await lockWallets(trx, [userId]);
  const money = await findGuestMoney(trx, userId);
  if (!money) throw new Refused('user_not_found');
  if (!money.is_guest || money.kept_cents <= 0) throw new Refused('nothing_kept');
  return money.kept_cents;
}

async function goBack(trx: Transaction, { provider }: PaymentsContext, userId: string, now: Date): Promise<Cents> {
  const keptCents = await requireKept(trx, userId);
  const parts = await findWayBack(trx, userId, { keptCents, provider: provider.name, now });
  if (parts.length === 0) throw new Refused('not_back_this_way');
  const asked = parts.map(({ id: orderId, cents }) => ({ id: randomUUID(), orderId, cents, feeCents: 0 }));
  for (const refund of asked) await askRefund(trx, refund, now);
  const journals = asked.map(({ id, orderId, cents }) => ({
    kind: 'guest_back' as const,
    key: `guest_back:${id}`,
    orderId,
    userId,
    postings: [
      { account: 'owed_to_guest' as const, ownerId: userId, amountCents: -cents },
      { account: 'checkout' as const, ownerId: orderId, amountCents: cents },
    ],
  }));
  await postJournals(trx, journals, now);
  return parts.reduce((sum, { cents }) => sum + cents, 0);
}
