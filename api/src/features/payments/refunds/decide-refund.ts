import type { CallRequest, keepRefund, payRefundToBank, sendRefundAgain } from '@rondo/contract';
import { type Cents, centsToEuros, guestMoney } from '@rondo/rules';
import type { AuditAct } from '@rondo/rules/audit-acts';
import { type FailedRefundDecision, refuseSendingAgain } from '@rondo/rules/refunds';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { type AdminCall, adminCommand } from '../../../platform/admins/admin-command.ts';
import type { Config } from '../../../platform/config.ts';
import type { Transaction } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Rows } from '../../../platform/schema.ts';
import { events } from '../../notifications/events.ts';
import { lockReceiver } from '../../notifications/find-receivers.ts';
import { sendMessages } from '../../notifications/send-messages.ts';
import { keepGuestDetails } from '../../pay/guest-details.ts';
import { lockWallets, type Posting, postJournals } from '../../wallet/post-journals.ts';
import { lockOrder, type LockedOrder, type PaymentsContext } from '../locked-order.ts';
import { askRefund } from './ask-refunds.ts';
import { findHolder, type Holder } from './find-holder.ts';
import { findRefunds, standingOf } from './standing-refunds.ts';

type Failed = Pick<Rows['refund'], 'id' | 'cents' | 'currency' | 'resolution'>;

/** A failed refund of a locked order, whose payer's wallet is locked. */
interface Undecided {
  refund: Failed;
  order: LockedOrder;
  holder: Holder;
}

/** What was decided, and what it takes from where the money is; null for nothing. */
interface Decided {
  how: FailedRefundDecision;
  leaves: { cents: Cents; to: Pick<Posting, 'account' | 'ownerId'> } | null;
}

/**
 * Repeats a failed refund through the provider, as far as its payer still has the money (decisions/0121-refunds.md). The sweep sends it.
 * @throws Refused `refund_not_found`, `not_on_oneself`, `confirm_identity`, `refund_not_failed`, `already_decided`, `refund_spent`,
 * `top_up_back_already`, `top_up_charged_back`, `provider_cannot_refund`
 */
export function sendAgain(
  context: PaymentsContext,
  call: AdminCall,
  refundId: string,
  { amount, reason }: CallRequest<typeof sendRefundAgain>['body'],
): Promise<void> {
  const cents = Math.round(amount * 100);
  return decide(
    context,
    call,
    { refundId, reason, action: 'refund.again' },
    async (trx, { refund, order, holder }, now) => {
      requireHeld(cents, refund, holder);
      if (standingOf(await findRefunds(trx, order.id))) throw new Refused('top_up_back_already');
      if (order.taken_back_cents > 0) throw new Refused('top_up_charged_back');
      const age = now.getTime() - new Date(order.settled_at ?? order.created_at).getTime();
      if (order.provider !== context.provider.name || age >= guestMoney.providerMs)
        throw new Refused('provider_cannot_refund');
      const feeCents = Math.max(0, cents - order.amount_cents);
      const { currency } = refund;
      await askRefund(trx, { id: randomUUID(), orderId: order.id, cents, feeCents, currency, againOf: refund.id }, now);
      return { how: 'again', leaves: { cents, to: { account: 'checkout', ownerId: order.id } } };
    },
  );
}

/**
 * Pays a failed refund to the bank account that its payer gave, in the next payout run, together with guests' money; they are told, because somebody
 * else may have written.
 * @throws Refused as above, and `has_own_account`, `iban_invalid`, `iban_not_sepa`
 */
export function payToBank(
  { config, ...context }: PaymentsContext & { config: Pick<Config, 'secretKey' | 'publicUrl' | 'payouts'> },
  call: AdminCall,
  refundId: string,
  { amount, holder: name, iban, reason }: CallRequest<typeof payRefundToBank>['body'],
): Promise<void> {
  const cents = Math.round(amount * 100);
  const { jobs } = context;
  return decide(
    { ...context, config },
    call,
    { refundId, reason, action: 'refund.bank' },
    async (trx, { refund, order, holder }, now) => {
      requireHeld(cents, refund, holder);
      // Their pay goes to their own account, and a run pays each person once.
      if (holder.isPaidHere) throw new Refused('has_own_account');
      const { user_id: userId } = order;
      const account = { userId, adminId: call.viewer.id, holder: name, iban };
      const masked = await keepGuestDetails(trx, config, account, now);
      const to = await lockReceiver(trx, { id: userId });
      const told = to ? [events.refundAccount(to, { amountCents: cents, holder: name, iban: masked })] : [];
      await sendMessages(trx, { jobs, publicUrl: config.publicUrl }, told, now);
      // The run pays a guest's money from the account where it is kept.
      const leaves = holder.isGuest ? null : { cents, to: { account: 'owed_to_guest' as const, ownerId: userId } };
      return { how: 'bank', leaves };
    },
  );
}

/** Leaves the money where it came back to. @throws Refused as above */
export function keepAsIs(
  context: PaymentsContext,
  call: AdminCall,
  refundId: string,
  { reason }: CallRequest<typeof keepRefund>['body'],
): Promise<void> {
  return decide(context, call, { refundId, reason, action: 'refund.keep' }, async () => ({
    how: 'kept',
    leaves: null,
  }));
}

async function decide(
  { db }: PaymentsContext,
  call: AdminCall,
  { refundId, reason, action }: { refundId: string; reason: string; action: Extract<AuditAct, `refund.${string}`> },
  make: (trx: Transaction, found: Undecided, now: Date) => Promise<Decided>,
): Promise<void> {
  const { rows } = await sql<{ order_id: string; user_id: string }>`
    select f.order_id, o.user_id from refund f join payment_order o on o.id = f.order_id where f.id = ${refundId}`.execute(
    db,
  );
  const [known] = rows;
  if (!known) throw new Refused('refund_not_found');
  const { order_id: orderId, user_id: userId } = known;
  const subject = { kind: 'refund', id: refundId };
  const command = { action, subject, about: userId, reason } as const;
  await adminCommand({ db }, call, command, async (trx, now) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('refund_not_found');
    const refund = await lockFailed(trx, refundId);
    await lockWallets(trx, [userId]);
    const holder = await findHolder(trx, userId);
    const { how, leaves } = await make(trx, { refund, order, holder }, now);
    await sql`
      update refund set resolution = ${how}, resolved_reason = ${reason}, resolved_by = ${call.viewer.id}, resolved_at = ${now}
      where id = ${refundId}`.execute(trx);
    if (leaves && refund.currency === 'EUR') {
      const postings = [
        { ...holder.place, amountCents: -leaves.cents },
        { ...leaves.to, amountCents: leaves.cents },
      ];
      const journal = {
        kind: 'refund_again' as const,
        key: `refund_again:${refundId}`,
        orderId,
        userId,
        reason,
        postings,
      };
      await postJournals(trx, [journal], now);
    }
    return { answer: true, movedCents: leaves?.cents ?? 0, after: { order: orderId, how, cents: leaves?.cents ?? 0 } };
  });
}

/** @throws Refused `refund_not_failed`, `already_decided` */
async function lockFailed(trx: Transaction, id: string): Promise<Failed> {
  const { rows } = await sql<Failed & Pick<Rows['refund'], 'state'>>`
    select id, cents, currency, resolution, state from refund where id = ${id} for no key update`.execute(trx);
  const [refund] = rows;
  if (refund?.state !== 'failed') throw new Refused('refund_not_failed');
  if (refund.resolution !== null) throw new Refused('already_decided');
  return refund;
}

/** @throws Refused `refund_spent` */
function requireHeld(cents: Cents, { cents: failedCents, resolution }: Failed, { heldCents }: Holder): void {
  const refusal = refuseSendingAgain(cents, { cents: failedCents, isDecided: resolution !== null, heldCents });
  if (refusal?.code === 'refund_spent')
    throw new Refused(refusal.code, { most: centsToEuros(refusal.maxCents).toFixed(2) });
  if (refusal) throw new Refused(refusal.code);
}
