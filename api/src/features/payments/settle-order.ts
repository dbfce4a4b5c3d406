import { sql } from 'kysely';
import { sayCents } from '../../platform/amsterdam.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { PaymentProvider, PaymentState } from '../../providers/payments/provider.ts';
import { notify } from '../notifications/notify.ts';
import { queueMails } from '../notifications/queue-mails.ts';
import { lockWallets, postJournals } from '../wallet/post-journals.ts';

export interface PaymentsContext {
  db: Database;
  jobs: Jobs;
  config: { publicUrl: string };
  provider: PaymentProvider;
}

interface LockedOrder {
  id: string;
  user_id: string;
  amount_cents: number;
  fee_cents: number;
  status: 'created' | 'paid' | 'failed' | 'expired';
  provider_reference: string | null;
  expires_at: string;
  name: string;
  email: string;
  language: 'en' | 'nl';
}

/**
 * Asks the provider how an order stands and carries that over. The webhook, the return page and the sweep all come here, and
 * the transition happens once, however often and in whatever order they do. The provider is asked outside of any transaction.
 * @throws ProviderError when it can't be asked; then nothing has changed
 */
export async function refreshOrder(context: PaymentsContext, orderId: string): Promise<void> {
  const { rows } = await sql<{ provider_reference: string | null }>`
    select provider_reference from payment_order where id = ${orderId}`.execute(context.db);
  const reference = rows[0]?.provider_reference;
  const state = reference ? await context.provider.fetchState(reference) : null;
  await inTransaction(context.db, (trx) => applyState(trx, context, orderId, state));
}

async function applyState(
  trx: Transaction,
  context: PaymentsContext,
  orderId: string,
  state: PaymentState | null,
): Promise<void> {
  const { rows } = await sql<LockedOrder>`
    select o.id, o.user_id, o.amount_cents, o.fee_cents, o.status, o.provider_reference, o.expires_at, u.name, u.email, u.language
    from payment_order o join app_user u on u.id = o.user_id where o.id = ${orderId} for no key update of o`.execute(
    trx,
  );
  const order = rows[0];
  if (!order || order.status === 'paid') return;
  const now = await timeAfterLock(trx);
  if (state?.status === 'paid') return settlePaid(trx, context, order, state, now);
  if (order.status !== 'created') return undefined;
  if (state?.status === 'failed' || state?.status === 'expired') return end(trx, order, state.status, now);
  if (new Date(order.expires_at) <= now) return end(trx, order, 'expired', now);
  return undefined;
}

async function end(trx: Transaction, order: LockedOrder, status: 'failed' | 'expired', now: Date): Promise<void> {
  await sql`update payment_order set status = ${status}, settled_at = ${now} where id = ${order.id}`.execute(trx);
}

/** Credits the payer: also when the payment arrives after its order had ended (3-decisions §2). */
async function settlePaid(
  trx: Transaction,
  { jobs, config }: PaymentsContext,
  order: LockedOrder,
  state: PaymentState,
  now: Date,
): Promise<void> {
  const owed = order.amount_cents + order.fee_cents;
  if (state.totalCents !== owed || state.currency !== 'EUR') {
    const note = `the provider reports ${state.totalCents} ${state.currency}, the order is over ${owed} EUR`;
    await sql`update payment_order set review_note = ${note} where id = ${order.id}`.execute(trx);
    return;
  }
  const late = order.status !== 'created';
  await sql`update payment_order set status = 'paid', settled_at = ${now} where id = ${order.id}`.execute(trx);
  await lockWallets(trx, [order.user_id]);
  await postJournals(
    trx,
    [
      {
        kind: late ? 'late_payment' : 'top_up',
        key: `payment:${order.id}`,
        orderId: order.id,
        userId: order.user_id,
        postings: [
          { account: 'provider', ownerId: null, amountCents: -owed },
          { account: 'wallet', ownerId: order.user_id, amountCents: order.amount_cents },
          { account: 'fees', ownerId: null, amountCents: order.fee_cents },
        ],
      },
    ],
    now,
  );
  const params = { amount: order.amount_cents / 100 };
  await notify(trx, [{ userId: order.user_id, kind: 'topUpConfirmed', params, redirectPath: '/wallet' }], now);
  const mail = {
    to: order.email,
    name: order.name,
    language: order.language,
    kind: late ? ('latePayment' as const) : ('topUpPaid' as const),
    params: { amount: sayCents(order.amount_cents, order.language), fee: sayCents(order.fee_cents, order.language) },
    link: `${config.publicUrl}/wallet`,
  };
  await queueMails(trx, jobs, [mail], now);
}
