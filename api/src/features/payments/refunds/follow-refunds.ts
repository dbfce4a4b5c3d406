import { randomUUID } from 'node:crypto';
import { nextRefundAsking, refundStateAfter, refundToldOf, type ToldRefund } from '@rondo/rules/refunds';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { events } from '../../notifications/events.ts';
import { findAdmins, findReceivers } from '../../notifications/find-receivers.ts';
import { sendMessages } from '../../notifications/send-messages.ts';
import { lockWallets, postJournals } from '../../wallet/post-journals.ts';
import type { LockedOrder, PaymentsContext } from '../locked-order.ts';
import { findRefunds, type RefundRow } from './standing-refunds.ts';
import { findHolder } from './find-holder.ts';

/**
 * Applies the state of a locked order's refunds at its provider, each change once, however often and in whatever order it is reported
 * (decisions/0121-refunds.md). A failed refund's money returns to its payer, and they and the admins are told. Refunds made at the provider itself
 * are written down too; `takeBack` books the money that they take, and return by failing.
 * @returns whether a refund made at the provider has just failed
 */
export async function followRefunds(
  trx: Transaction,
  context: PaymentsContext,
  order: LockedOrder,
  told: readonly ToldRefund[],
  now: Date,
): Promise<boolean> {
  const refunds = await findRefunds(trx, order.id);
  const known = refunds.map((row) => ({ ...row, reference: row.provider_reference }));
  let hasFailedThere = false;
  for (const one of told) {
    const found = refundToldOf(one, known, ({ id }) => id === order.id);
    if (!found) {
      // Nobody got anything for a returned payment, so it doesn't matter who sent it back.
      if (order.outcome !== 'returned' && order.resolution !== 'refund') await noteMadeThere(trx, order.id, one, now);
      continue;
    }
    const state = refundStateAfter(found.state, one.status);
    // A refund that waits to be sent is marked as sent by its sender.
    if (found.state === 'asked') continue;
    if (state !== found.state || found.provider_reference === null) await keepState(trx, found, { ...one, state }, now);
    if (state === 'failed' && found.state !== 'failed') {
      hasFailedThere ||= found.at_provider;
      await giveBackFailed(trx, context, order, found, now);
    }
  }
  await planAsking(trx, order.id, now);
  return hasFailedThere;
}

async function noteMadeThere(trx: Transaction, orderId: string, told: ToldRefund, now: Date): Promise<void> {
  // A refund that had failed before it was first reported took nothing.
  if (told.status === 'failed') return;
  await sql`
    insert into refund (id, order_id, cents, state, at_provider, provider_reference, asked_at, sent_at, arrived_at)
    values (${randomUUID()}, ${orderId}, ${told.cents}, ${told.status}, true, ${told.reference}, ${now}, ${now},
      ${told.status === 'arrived' ? now : null})`.execute(trx);
}

async function keepState(
  trx: Transaction,
  { id }: RefundRow,
  { state, reference }: Pick<ToldRefund, 'reference'> & Pick<RefundRow, 'state'>,
  now: Date,
): Promise<void> {
  await sql`
    update refund set state = ${state}, provider_reference = ${reference},
      arrived_at = case when ${state} = 'arrived' then coalesce(arrived_at, ${now}) else arrived_at end,
      failed_at = case when ${state} = 'failed' then ${now}::timestamptz end
    where id = ${id}`.execute(trx);
}

/** Books a failed refund back to its payer in full, fee included, and tells them and the admins. */
async function giveBackFailed(
  trx: Transaction,
  { jobs, config }: PaymentsContext,
  order: LockedOrder,
  refund: RefundRow,
  now: Date,
): Promise<void> {
  const { user_id: userId, id: orderId } = order;
  await lockWallets(trx, [userId]);
  const { place, hasLeft } = await findHolder(trx, userId);
  const postings = [
    { account: 'provider' as const, ownerId: null, amountCents: -refund.cents },
    { ...place, amountCents: refund.cents },
  ];
  const journal = { kind: 'refund_failed' as const, key: `refund_failed:${refund.id}`, orderId, userId, postings };
  if (!refund.at_provider && refund.currency === 'EUR') await postJournals(trx, [journal], now);
  const [payer] = await findReceivers(trx, [userId]);
  if (!payer) return;
  const facts = { amountCents: refund.cents };
  const admins = await findAdmins(trx, userId);
  const told = [
    ...(hasLeft ? [] : [events.refundFailed(payer, facts)]),
    ...admins.map((admin) => events.refundCameBack(admin, { ...facts, payer, refundId: refund.id })),
  ];
  await sendMessages(trx, { jobs, publicUrl: config.publicUrl }, told, now);
}

async function planAsking(trx: Transaction, orderId: string, now: Date): Promise<void> {
  for (const { id, state, sent_at: sentAt } of await findRefunds(trx, orderId)) {
    if (sentAt === null) continue;
    const next = nextRefundAsking({ state, sentAt: new Date(sentAt) }, now);
    await sql`update refund set ask_at = ${next} where id = ${id} and ask_at is distinct from ${next}`.execute(trx);
  }
}
