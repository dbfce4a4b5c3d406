import type { resolutions } from '@rondo/contract';
import type { Cents } from '@rondo/rules';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { type PaymentState, ProviderError } from '../../providers/payments/provider.ts';
import { lockWallets } from '../wallet/post-journals.ts';
import { askSetAside } from './refunds/ask-set-aside.ts';
import { lockOrder, type LockedOrder, type PaymentsContext } from './locked-order.ts';
import { creditPayer, endOrder, hasLeft } from './settle-order.ts';

type How = (typeof resolutions)[number];

/**
 * Decides about an order that was set aside: the money that arrived becomes the payer's credit, the sweep sends it back, or nothing is done. The
 * provider is asked first, outside of the transaction.
 * @throws Refused `payment_not_found`, `not_on_oneself`, `already_decided`, `order_not_set_aside`, `order_is_booked`, `order_of_another_provider`,
 * `nothing_arrived`, `user_not_found`, `provider_unavailable`
 */
export async function resolveOrder(
  context: PaymentsContext,
  call: AdminCall,
  orderId: string,
  { how, reason }: { how: How; reason: string },
): Promise<void> {
  const { rows } = await sql<Pick<Rows['payment_order'], 'user_id' | 'provider' | 'provider_reference'>>`
    select user_id, provider, provider_reference from payment_order where id = ${orderId}`.execute(context.db);
  const [known] = rows;
  if (!known) throw new Refused('payment_not_found');
  const state = how === 'dismiss' ? null : await ask(context, known);
  const subject = { kind: 'order', id: orderId };
  const command = { action: 'order.resolve', subject, about: known.user_id, reason } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('payment_not_found');
    if (order.resolution !== null) throw new Refused('already_decided');
    if (order.review_note === null) throw new Refused('order_not_set_aside');
    await sql`
      update payment_order set resolution = ${how}, resolved_at = ${now}, resolved_reason = ${reason}
      where id = ${orderId}`.execute(trx);
    if (how !== 'dismiss') requireUnbooked(context, order, how, state);
    if (how === 'refund' && state) await askSetAside(trx, { id: orderId, userId: order.user_id }, state, now);
    const creditedCents = how === 'credit' ? await credit(trx, context, order, state, now) : 0;
    if (how !== 'credit' && order.status === 'created') await endOrder(trx, context.jobs, order, 'failed', now);
    const before = { status: order.status, setAside: order.review_note };
    return {
      answer: true,
      movedCents: how === 'refund' ? arrivedOf(state) : creditedCents,
      before,
      after: { resolution: how },
    };
  });
}

async function ask(
  { provider }: PaymentsContext,
  order: Pick<Rows['payment_order'], 'provider' | 'provider_reference'>,
): Promise<PaymentState | null> {
  if (order.provider !== provider.name || order.provider_reference === null) return null;
  try {
    return await provider.fetchState(order.provider_reference);
  } catch (error) {
    if (error instanceof ProviderError) throw new Refused('provider_unavailable');
    throw error;
  }
}

/** A booked order is corrected in the ledger; here, the money would be given back twice. */
function requireUnbooked(
  { provider }: PaymentsContext,
  order: LockedOrder,
  how: 'credit' | 'refund',
  state: PaymentState | null,
): void {
  if (order.status === 'paid') throw new Refused('order_is_booked');
  const isOurs = order.provider === provider.name;
  if (!isOurs && how === 'refund') throw new Refused('order_of_another_provider', { provider: order.provider });
  if (isOurs && state?.status !== 'paid') throw new Refused('nothing_arrived');
}

/** What the payer gets back when an order is sent back: all of it, fee included. */
const arrivedOf = (state: PaymentState | null): Cents => state?.totalCents ?? 0;

/**
 * If the provider is no longer asked, the admin who looked there decides: the whole order is credited.
 * @returns how much is credited
 */
async function credit(
  trx: Transaction,
  context: PaymentsContext,
  order: LockedOrder,
  state: PaymentState | null,
  now: Date,
): Promise<Cents> {
  const arrived = state === null ? order.amount_cents : state.totalCents - order.fee_cents;
  if ((state !== null && state.currency !== 'EUR') || arrived <= 0) throw new Refused('nothing_arrived');
  await lockWallets(trx, [order.user_id]);
  if (await hasLeft(trx, order.user_id)) throw new Refused('user_not_found');
  await creditPayer(trx, context, { ...order, amount_cents: arrived }, true, now);
  return arrived;
}
