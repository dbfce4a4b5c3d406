import type { CallRequest, payTopUpBack as payTopUpBackCall } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { refuseGoodwill } from '@rondo/rules/goodwill';
import { refuseTopUpBack } from '@rondo/rules/top-up-back';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { events } from '../notifications/events.ts';
import { findReceivers } from '../notifications/find-receivers.ts';
import { sendMessages } from '../notifications/send-messages.ts';
import { findDoneAlone } from '../wallet/find-done-alone.ts';
import { findGiftsIn } from '../wallet/find-gifts-left.ts';
import { lockWallets, postJournals } from '../wallet/post-journals.ts';
import { askRefund } from './refunds/ask-refunds.ts';
import { findRefunds, standingOf } from './refunds/standing-refunds.ts';
import { lockOrder, type LockedOrder, type PaymentsContext } from './locked-order.ts';
import { findPayerOf } from './queries.ts';

/**
 * Pays a top-up back through the provider that took it, as far as the wallet still holds it (product.md#paying-back-a-top-up). The money leaves the
 * wallet at once and waits at its order; the sweep of refunds has the provider send it, and asks until the provider answers. The fee is kept unless
 * the admin gives it back too.
 * @throws Refused `payment_not_found`, `not_on_oneself`, `confirm_identity`, `not_a_top_up`, `top_up_back_already`, `top_up_charged_back`,
 * `provider_cannot_refund`, `top_up_spent`, `goodwill_limited` for a fee that one admin alone can't give
 */
export async function payTopUpBack(
  context: PaymentsContext,
  call: AdminCall,
  orderId: string,
  { amount, withFee, reason }: CallRequest<typeof payTopUpBackCall>['body'],
): Promise<void> {
  const payerId = await findPayerOf(context.db, orderId);
  if (payerId === null) throw new Refused('payment_not_found');
  const subject = { kind: 'order', id: orderId };
  const command = { action: 'order.pay_back', subject, about: payerId, reason } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('payment_not_found');
    const cents = Math.round(amount * 100);
    await requireBack(trx, context, order, cents, now);
    const feeCents = withFee ? order.fee_cents : 0;
    await requireFeeAlone(trx, payerId, feeCents, now);
    const id = randomUUID();
    await askRefund(trx, { id, orderId, cents: cents + feeCents, feeCents }, now);
    const journal = {
      kind: 'top_up_back' as const,
      key: `top_up_back:${id}`,
      orderId,
      userId: payerId,
      reason,
      postings: [
        { account: 'wallet' as const, ownerId: payerId, amountCents: -cents },
        { account: 'fees' as const, ownerId: null, amountCents: -feeCents },
        { account: 'checkout' as const, ownerId: orderId, amountCents: cents + feeCents },
      ],
    };
    await postJournals(trx, [journal], now);
    const [payer] = await findReceivers(trx, [payerId]);
    const told = payer ? [events.topUpPaidBack(payer, { amountCents: cents + feeCents, reason })] : [];
    await sendMessages(trx, { jobs: context.jobs, publicUrl: context.config.publicUrl }, told, now);
    const after = { back: cents + feeCents, fee: feeCents };
    return { answer: true, movedCents: after.back, before: { back: 0 }, after };
  });
}

/** Locks the payer's wallet, and refuses a refund that isn't possible. */
async function requireBack(
  trx: Transaction,
  { provider }: PaymentsContext,
  order: LockedOrder,
  cents: number,
  now: Date,
): Promise<void> {
  const { rows: wallets } = await lockWallets(trx, [order.user_id]);
  // A guest has no wallet to pay from; the money kept for them is refunded in its own way.
  const { rows: members } = await sql`
    select from app_user where id = ${order.user_id} and role <> 'guest' and deleted_at is null`.execute(trx);
  const isPaid = order.status === 'paid' && order.settled_at !== null && members.length > 0;
  const topUp = {
    isCredit: isPaid && (order.kind === 'top_up' || order.outcome === 'credited'),
    amountCents: order.amount_cents,
    settledAt: new Date(order.settled_at ?? now),
    isReachable:
      order.provider === provider.name &&
      order.provider_reference !== null &&
      order.review_note === null &&
      order.resolution === null,
    takenBackCents: order.taken_back_cents,
    wasSentBack: standingOf(await findRefunds(trx, order.id)) !== null,
    balanceCents: wallets[0]?.balance_cents ?? 0,
    giftCents: await findGiftsIn(trx, order.user_id),
  };
  const refusal = refuseTopUpBack(cents, topUp, now);
  if (refusal?.code === 'top_up_spent')
    throw new Refused(refusal.code, { most: centsToEuros(refusal.maxCents).toFixed(2) });
  if (refusal) throw new Refused(refusal.code);
}

/** Nobody owes a fee, so giving one back is goodwill, of which one admin alone may give a limited sum a month. */
async function requireFeeAlone(trx: Transaction, payerId: string, feeCents: number, now: Date): Promise<void> {
  if (feeCents === 0) return;
  const givenCents = await findDoneAlone(trx, payerId, now);
  const refusal = refuseGoodwill(feeCents, { leftCents: feeCents, givenCents, isRide: false });
  if (refusal?.code === 'goodwill_limited')
    throw new Refused(refusal.code, { left: centsToEuros(refusal.leftCents).toFixed(2) });
}
