import { type Cents, takeFrom, toTakeBack } from '@rondo/rules';
import { refundToldOf } from '@rondo/rules/refunds';
import { sql } from 'kysely';
import { ordersTakenBack } from '../../platform/processes/metrics.ts';
import type { Transaction } from '../../platform/db.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import type { Rows } from '../../platform/schema.ts';
import type { PaymentState } from '../../providers/payments/provider.ts';
import { placeOf } from '../wallet/place-of.ts';
import { lockWallets, type Posting, postJournals } from '../wallet/post-journals.ts';
import { dropAsked } from './refunds/ask-refunds.ts';
import { findRefunds, type RefundRow, standingOf } from './refunds/standing-refunds.ts';

/** A paid order, locked. */
type PaidOrder = Pick<
  Rows['payment_order'],
  'id' | 'user_id' | 'amount_cents' | 'fee_cents' | 'taken_back_cents' | 'taken_back_at' | 'take_backs'
>;

/**
 * Books the amount that the payer of a paid order got back according to the provider (product.md#charge-backs, decisions/0078-charge-backs.md): the
 * wallet pays what it holds, the payer owes the rest; money won back returns, and settles the debt first. It compares with the provider's totals, so
 * that each amount is booked once however often and in whatever order it is reported. Admins and the payer are told.
 * @param at `isRefundBack`: a refund made at the provider failed, and they are told of it as a refund
 */
export async function takeBack(
  trx: Transaction,
  order: PaidOrder,
  state: PaymentState,
  { isRefundBack, now }: { isRefundBack: boolean; now: Date },
): Promise<void> {
  const { id, user_id: userId, amount_cents, fee_cents, taken_back_cents: bookedCents } = order;
  // Money that Rondo sends back itself is no charge-back.
  const refunds = await findRefunds(trx, id);
  const refund = standingOf(refunds);
  const told =
    refund &&
    state.refunds.find((one) =>
      refundToldOf(one, [{ ...refund, reference: refund.provider_reference }], () => refund.id === id),
    );
  const elseCents = state.takenBackCents - (told?.cents ?? 0);
  // The refund isn't sent as well: the money is theirs again.
  const unsent = refund?.state === 'asked' && !told && elseCents > 0 ? refund : null;
  const unsentCents = unsent?.cents ?? 0;
  const unsentFeeCents = unsent?.fee_cents ?? 0;
  const sentCents = (refund?.cents ?? 0) - unsentCents;
  const sentFeeCents = (refund?.fee_cents ?? 0) - unsentFeeCents;
  const amounts = {
    amountCents: amount_cents,
    feeCents: fee_cents - sentFeeCents,
    sentCents: sentCents - sentFeeCents,
  };
  const standingCents = Math.max(0, elseCents);
  const bookedSentCents = order.taken_back_at === null ? amounts.sentCents : sentAt(refunds, order.taken_back_at);
  const { amountCents, feeCents } = toTakeBack(amounts, { bookedCents, standingCents, bookedSentCents });
  if (amountCents === 0 && feeCents === 0) return;
  const { rows: wallets } = await lockWallets(trx, [userId]);
  const payer = await findStanding(trx, userId);
  const unsentAmountCents = unsentCents - unsentFeeCents;
  const heldCents = unsentAmountCents + (payer.is_guest ? payer.kept_cents : (wallets[0]?.balance_cents ?? 0));
  // Money won back settles a debt by itself, like any money that a wallet gets.
  const { takenCents, owedCents } = payer.has_left
    ? { takenCents: 0, owedCents: amountCents }
    : takeFrom(heldCents, amountCents);
  const place = placeOf({ userId, isGuest: payer.is_guest, hasLeft: payer.has_left });
  const postings: Posting[] = [
    { account: 'provider', ownerId: null, amountCents: amountCents + feeCents },
    { account: 'fees', ownerId: null, amountCents: unsentFeeCents - feeCents },
    { account: 'checkout', ownerId: id, amountCents: -unsentCents },
    // Nobody is left to settle the debt of who has left.
    { ...place, amountCents: unsentAmountCents - takenCents - (payer.has_left ? owedCents : 0) },
    ...(payer.has_left ? [] : [{ account: 'owed_by_person' as const, ownerId: userId, amountCents: -owedCents }]),
  ];
  const isWon = amountCents + feeCents < 0;
  await sql`
    update payment_order set taken_back_cents = ${bookedCents + amountCents + feeCents}, taken_back_at = ${now},
      take_backs = take_backs + 1, ask_again_at = least(ask_again_at, ${now}::timestamptz + interval '1 hour')
    where id = ${id}`.execute(trx);
  if (unsent) await dropAsked(trx, { id: unsent.id, orderId: id });
  const key = `charge_back:${id}:${order.take_backs + 1}`;
  const kind = isWon ? 'charge_back_won' : 'charge_back';
  await postJournals(trx, [{ kind, key, orderId: id, userId, postings }], now);
  if (!isWon) ordersTakenBack.inc();
  if (amountCents === 0 || isRefundBack) return;
  const { rows } = await sql<{ owed_cents: number }>`
    select owed_cents from wallet where user_id = ${userId}`.execute(trx);
  const data = { userId, orderId: id, amountCents, takenCents, owedCents: rows[0]?.owed_cents ?? 0 };
  await recordEvents(trx, [{ name: 'payment.takenBack', data }], now);
}

/** How much of the amount had been sent back by an instant, and had not failed by then. */
function sentAt(refunds: readonly RefundRow[], at: string): Cents {
  const until = (instant: string | null) => instant !== null && new Date(instant) <= new Date(at);
  return refunds
    .filter((refund) => !refund.at_provider && until(refund.sent_at) && !until(refund.failed_at))
    .reduce((sum, { cents, fee_cents: feeCents }) => sum + cents - feeCents, 0);
}

interface Standing {
  is_guest: boolean;
  has_left: boolean;
  /** The money kept for a guest, in cents. */
  kept_cents: number;
}

/** Read after the wallet is locked, because they may be setting a password, or leaving, right now. */
async function findStanding(trx: Transaction, userId: string): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select role = 'guest' as is_guest, deleted_at is not null as has_left,
      coalesce((select sum(amount_cents) from posting where account = 'owed_to_guest' and owner_id = u.id), 0) as kept_cents
    from app_user u where u.id = ${userId}`.execute(trx);
  return rows[0] ?? { is_guest: false, has_left: true, kept_cents: 0 };
}
