import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import type { PaymentState } from '../../providers/payments/provider.ts';
import { type Posting, postJournals } from '../wallet/post-journals.ts';
import { lockOrder, type LockedOrder, type PaymentsContext, refreshOrder } from './settle-order.ts';
import { isHadBackElse } from './take-back.ts';

/**
 * Has the provider send back what an admin decided to refund, what a person paid who was in already, what a guest wants back, and what is
 * paid back of a top-up. It is
 * asked outside of any transaction, and again until it has answered; it refunds an order once.
 * @returns errors of the orders that failed
 */
export async function refundOrders(context: PaymentsContext): Promise<unknown[]> {
  const { rows } = await sql<Pick<Rows['payment_order'], 'id' | 'provider_reference' | 'back_cents'>>`
    select id, provider_reference, back_cents from payment_order
    where (resolution = 'refund' or outcome = 'returned' or back_cents is not null) and refunded_at is null and provider_reference is not null
      and provider = ${context.provider.name} order by settled_at limit 50`.execute(context.db);
  const failures: unknown[] = [];
  for (const { id, provider_reference: reference, back_cents: backCents } of rows)
    await refund(context, id, { reference: reference ?? '', backCents }).catch((error: unknown) =>
      failures.push(error),
    );
  return failures;
}

async function refund(
  context: PaymentsContext,
  orderId: string,
  { reference, backCents }: { reference: string; backCents: number | null },
): Promise<void> {
  const { db, provider } = context;
  const state = await provider.fetchState(reference);
  if (backCents !== null && state && isHadBackElse(backCents, state))
    return refreshOrder(context, orderId, 'comparison');
  await provider.refund(reference, orderId, backCents ?? undefined);
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const now = await timeAfterLock(trx);
    const { rows } = await sql`
      update payment_order set refunded_at = ${now},
        ask_again_at = case when back_cents is null then null else ask_again_at end
      where id = ${orderId} and refunded_at is null returning id`.execute(trx);
    const postings = order && rows.length > 0 ? postingsOf(order, state) : [];
    if (order && postings.length > 0)
      await postJournals(
        trx,
        [{ kind: 'refund', key: `order_refund:${orderId}`, orderId, userId: order.user_id, postings }],
        now,
      );
  });
}

function postingsOf(order: LockedOrder, state: PaymentState | null): Posting[] {
  if (order.back_cents !== null)
    return [
      { account: 'checkout', ownerId: order.id, amountCents: -order.back_cents },
      { account: 'provider', ownerId: null, amountCents: order.back_cents },
    ];
  if (order.outcome === 'returned') {
    const { id, amount_cents: amountCents, fee_cents: feeCents } = order;
    return [
      { account: 'checkout', ownerId: id, amountCents: -amountCents },
      ...(feeCents > 0 ? [{ account: 'fees' as const, ownerId: null, amountCents: -feeCents }] : []),
      { account: 'provider', ownerId: null, amountCents: amountCents + feeCents },
    ];
  }
  const totalCents = state?.totalCents ?? 0;
  // In and out again: it was never in the books.
  if (totalCents <= 0 || state?.currency !== 'EUR') return [];
  return [
    { account: 'provider', ownerId: null, amountCents: -totalCents },
    { account: 'provider', ownerId: null, amountCents: totalCents },
  ];
}
