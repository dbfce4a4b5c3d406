import { sql } from 'kysely';
import { timeAfterLock } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/db.ts';
import { postJournals } from '../../wallet/post-journals.ts';
import { lockOrder, type PaymentsContext } from '../locked-order.ts';
import { refreshOrder } from '../settle-order.ts';
import { askReturns } from './ask-refunds.ts';
import { askSetAside } from './ask-set-aside.ts';
import { followRefunds } from './follow-refunds.ts';
import { findRefunds, standingOf } from './standing-refunds.ts';
import { findUnasked, findUnsent, type UnsentRefund } from './refund-queries.ts';

/**
 * Has the provider send the refunds that were asked for: by an admin's decision, for a person who paid although they had joined, for a guest, for a
 * top-up, and after a failure. The provider is asked outside of any transaction, and again until it answers; it sends each once.
 * @returns errors of the refunds that failed to be sent
 */
export async function sendRefunds(context: PaymentsContext): Promise<unknown[]> {
  const failures: unknown[] = [];
  const { db, provider } = context;
  for (const { id, reference } of await findUnasked(db, provider.name))
    await askAfterwards(context, id, reference).catch((error: unknown) => failures.push(error));
  for (const refund of await findUnsent(db, provider.name))
    await send(context, refund).catch((error: unknown) => failures.push(error));
  return failures;
}

/** Asks for refunds that the version before wrote down only at the order. */
async function askAfterwards(context: PaymentsContext, orderId: string, reference: string): Promise<void> {
  const state = await context.provider.fetchState(reference);
  await inTransaction(context.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const now = await timeAfterLock(trx);
    if (!order || standingOf(await findRefunds(trx, orderId))) return;
    if (order.outcome === 'returned') await askReturns(trx, [orderId], now);
    else if (order.resolution === 'refund' && state)
      await askSetAside(trx, { id: orderId, userId: order.user_id }, state, now);
  });
}

async function send(context: PaymentsContext, { id, order_id: orderId, cents, reference }: UnsentRefund) {
  const { db, provider } = context;
  const told = await provider.refund(reference, { refundId: id, cents });
  const elsewhere = told ? null : await provider.fetchState(reference);
  const isSent = await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const refund = standingOf(await findRefunds(trx, orderId));
    if (!order || refund?.id !== id || refund.state !== 'asked') return true;
    // A payment that nobody got anything for is back, whoever sent it.
    const isReturn = order.outcome === 'returned' || order.resolution === 'refund';
    if (!told && !isReturn) return false;
    const sent = told ?? elsewhere?.refunds.find(({ status }) => status !== 'failed') ?? null;
    const now = await timeAfterLock(trx);
    await sql`
      update refund set state = ${sent ? 'under_way' : 'arrived'}, sent_at = ${now}, arrived_at = ${sent ? null : now},
        provider_reference = ${sent?.reference ?? null}
      where id = ${id}`.execute(trx);
    const postings = [
      { account: 'checkout' as const, ownerId: orderId, amountCents: -cents },
      { account: 'provider' as const, ownerId: null, amountCents: cents },
    ];
    const journal = { kind: 'refund' as const, key: `order_refund:${id}`, orderId, userId: order.user_id, postings };
    if (refund.currency === 'EUR') await postJournals(trx, [journal], now);
    await followRefunds(trx, context, order, sent ? [sent] : [], now);
    // From now on, the refund is asked about what became of the money.
    if (isReturn) await sql`update payment_order set ask_again_at = null where id = ${orderId}`.execute(trx);
    return true;
  });
  // The payer has got some of it back in another way, so what was to be sent is theirs again.
  if (!isSent) await refreshOrder(context, orderId, 'comparison');
}
