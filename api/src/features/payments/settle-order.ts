import { minute } from '@rondo/rules';
import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { paymentsTaken, type waysToFindPayments } from '../../platform/processes/metrics.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { PaymentState } from '../../providers/payments/provider.ts';
import { lockOrder, type LockedOrder, type PaymentsContext } from './locked-order.ts';
import { noteAnswer } from './asking-queries.ts';
import { differenceOf, otherAmount } from './difference-of.ts';
import { setAside } from './reconcile-queries.ts';
import { events } from '../notifications/events.ts';
import { sendMessages } from '../notifications/send-messages.ts';
import { placeOf } from '../wallet/place-of.ts';
import { lockWallets, type Posting, postJournals } from '../wallet/post-journals.ts';
import type { Rows } from '../../platform/schema.ts';
import { askReturns } from './refunds/ask-refunds.ts';
import { followRefunds } from './refunds/follow-refunds.ts';
import { takeBack } from './take-back.ts';

/** The reason for asking the provider. */
export type FoundBy = (typeof waysToFindPayments)[number];

/**
 * Asks the provider for an order's state and applies it. The webhook, the return page and the sweep all use this, and the state changes once, however
 * often and in whatever order they ask. The provider is asked outside of any transaction.
 * @throws ProviderError when it can't be asked; then nothing has changed
 */
export async function refreshOrder(context: PaymentsContext, orderId: string, foundBy: FoundBy): Promise<void> {
  const { rows } = await sql<Pick<Rows['payment_order'], 'provider' | 'provider_reference'>>`
    select provider, provider_reference from payment_order where id = ${orderId}`.execute(context.db);
  const reference = rows[0]?.provider_reference;
  const isOurs = rows[0]?.provider === context.provider.name;
  const state = reference && isOurs ? await context.provider.fetchState(reference) : null;
  await noteAnswer(context.db, orderId);
  if (!isOurs) return leaveToPerson(context.db, orderId);
  const ended = await inTransaction(context.db, (trx) => applyState(trx, context, orderId, state));
  if (ended === 'paid') paymentsTaken.inc({ found_by: foundBy });
  // Closes the checkout of an order whose time is up; if it is paid anyway, the payment is credited.
  if (ended === 'expired' && reference && state?.status === 'open') await context.provider.closeCheckout(reference);
}

/**
 * An order started with an earlier provider, which the present one doesn't know: it may have been paid there. Once its time is up, an admin must look
 * into it.
 */
async function leaveToPerson(db: Database, orderId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.status !== 'created' || new Date(order.expires_at) > (await timeAfterLock(trx))) return;
    await setAside(trx, orderId, { why: 'otherProvider', provider: order.provider });
  });
}

async function applyState(
  trx: Transaction,
  context: PaymentsContext,
  orderId: string,
  state: PaymentState | null,
): Promise<'paid' | 'failed' | 'expired' | null> {
  const order = await lockOrder(trx, orderId);
  if (!order) return null;
  const now = await timeAfterLock(trx);
  const isRefundBack = state !== null && (await followRefunds(trx, context, order, state.refunds, now));
  // A payment that is sent back must not be booked as income too.
  if (order.resolution === 'refund' || order.outcome === 'returned') return null;
  const difference = state && (order.status === 'paid' || state.status === 'reversed') && differenceOf(order, state);
  if (difference) await setAside(trx, orderId, difference);
  else if (order.status === 'paid' && state) await takeBack(trx, order, state, { isRefundBack, now });
  else if (order.status !== 'paid' && state?.status === 'paid')
    return (await settlePaid(trx, context, order, state, now)) ? 'paid' : null;
  if (order.status !== 'created' || state?.status === 'paid' || difference) return null;
  const isOver = new Date(order.expires_at) <= now || isUnopened(order, now);
  const ended = state?.status === 'failed' || state?.status === 'expired' ? state.status : isOver ? 'expired' : null;
  if (ended) await endOrder(trx, context.jobs, order, ended, now);
  return ended;
}

/** How long a provider may take to give a checkout its page, including its retries and ours. */
const openingMs = minute;

/** An order without a page, as after a crash while the provider was asked, holds no spot, because nobody can pay it. */
function isUnopened({ kind, provider_reference, created_at }: LockedOrder, now: Date): boolean {
  return (
    kind !== 'top_up' && provider_reference === null && now.getTime() - new Date(created_at).getTime() >= openingMs
  );
}

/** Ends an order unpaid; its held spot is settled after the commit. */
export async function endOrder(
  trx: Transaction,
  jobs: Jobs,
  order: LockedOrder,
  status: 'failed' | 'expired',
  now: Date,
): Promise<void> {
  await sql`update payment_order set status = ${status}, settled_at = ${now} where id = ${order.id}`.execute(trx);
  if (order.kind !== 'top_up') await jobs.enqueue(trx, 'order-ended', { orderId: order.id });
}

/**
 * Books what the provider was paid. A payment for a spot stays with the order until the spot is taken. After the order's time, it goes back if the
 * payer has joined or started another order; otherwise it becomes credit like any other payment (product.md#money).
 * @returns false if it is set aside for an admin
 */
async function settlePaid(
  trx: Transaction,
  context: PaymentsContext,
  order: LockedOrder,
  state: PaymentState,
  now: Date,
): Promise<boolean> {
  const difference = otherAmount(order.amount_cents + order.fee_cents, state);
  if (difference) {
    await setAside(trx, order.id, difference);
    return false;
  }
  // The wallet is locked first, because its owner may be deleting the account right now.
  if (order.kind === 'top_up' || order.status !== 'created') await lockWallets(trx, [order.user_id]);
  if (await hasLeft(trx, order.user_id)) {
    await setAside(trx, order.id, { why: 'payerLeft' });
    return false;
  }
  const late = order.status !== 'created' || new Date(order.expires_at) <= now;
  if (order.kind !== 'top_up' && !late) await keepForSpot(trx, context.jobs, order, now);
  else if (order.superseded_at !== null || order.is_in) await giveBack(trx, context, order, now);
  else await creditPayer(trx, context, order, late, now);
  return true;
}

async function keepForSpot(trx: Transaction, jobs: Jobs, order: LockedOrder, now: Date): Promise<void> {
  await sql`update payment_order set status = 'paid', settled_at = ${now} where id = ${order.id}`.execute(trx);
  await book(trx, order, 'guest_payment', { account: 'checkout', ownerId: order.id }, now);
  await jobs.enqueue(trx, 'order-ended', { orderId: order.id });
}

/** Nobody pays for one spot twice: the sweep has the provider send back the amount booked here. */
async function giveBack(
  trx: Transaction,
  { jobs, config }: PaymentsContext,
  order: LockedOrder,
  now: Date,
): Promise<void> {
  await sql`
    update payment_order set status = 'paid', settled_at = ${now}, outcome = 'returned', handled_at = ${now}
    where id = ${order.id}`.execute(trx);
  await book(trx, order, 'guest_payment', { account: 'checkout', ownerId: order.id }, now);
  await askReturns(trx, [order.id], now);
  const { game_name: gameName, amount_cents: amountCents, fee_cents: feeCents } = order;
  const to = { ...order, id: order.user_id };
  const gameId = order.game_id ?? '';
  const why = order.is_in ? 'inGame' : order.is_out ? 'outOfGame' : 'replaced';
  const told = events.paymentReturned(to, { gameId, gameName, why, totalCents: amountCents + feeCents });
  await sendMessages(trx, { jobs, publicUrl: config.publicUrl }, [told], now);
}

/** Makes a payment the payer's credit, which first settles their debt; their wallet is locked. */
export async function creditPayer(
  trx: Transaction,
  { jobs, config }: PaymentsContext,
  order: LockedOrder,
  late: boolean,
  now: Date,
): Promise<void> {
  const isSpot = order.kind !== 'top_up';
  await sql`
    update payment_order set status = 'paid', settled_at = ${now},
      outcome = ${isSpot ? 'credited' : null}, handled_at = ${isSpot ? now : null}
    where id = ${order.id}`.execute(trx);
  const { rows: wallets } = await lockWallets(trx, [order.user_id]);
  const settledCents = Math.min(wallets[0]?.owed_cents ?? 0, order.amount_cents);
  const is_guest = await isGuest(trx, order.user_id);
  const place = placeOf({ userId: order.user_id, isGuest: is_guest });
  await book(trx, order, late ? 'late_payment' : 'top_up', place, now);
  const to = { ...order, id: order.user_id, is_guest };
  const { game_name: gameName, amount_cents: amountCents, fee_cents: feeCents } = order;
  const told = events.paymentCredited(to, { isSpot, isLate: late, gameName, amountCents, feeCents, settledCents });
  await sendMessages(trx, { jobs, publicUrl: config.publicUrl }, [told], now);
}

export async function hasLeft(trx: Transaction, userId: string): Promise<boolean> {
  const { rows } = await sql`select from app_user where id = ${userId} and deleted_at is not null`.execute(trx);
  return rows.length > 0;
}

/** Read after the wallet is locked, because they may be setting a password right now. */
async function isGuest(trx: Transaction, userId: string): Promise<boolean> {
  const { rows } = await sql`select from app_user where id = ${userId} and role = 'guest'`.execute(trx);
  return rows.length > 0;
}

async function book(
  trx: Transaction,
  { id, user_id, amount_cents, fee_cents }: LockedOrder,
  kind: 'top_up' | 'late_payment' | 'guest_payment',
  to: Pick<Posting, 'account' | 'ownerId'>,
  now: Date,
): Promise<void> {
  const postings: Posting[] = [
    { account: 'provider', ownerId: null, amountCents: -(amount_cents + fee_cents) },
    { ...to, amountCents: amount_cents },
    // The payer owes no fee if Rondo pays it itself.
    ...(fee_cents > 0 ? [{ account: 'fees' as const, ownerId: null, amountCents: fee_cents }] : []),
  ];
  await postJournals(trx, [{ kind, key: `payment:${id}`, orderId: id, userId: user_id, postings }], now);
}
