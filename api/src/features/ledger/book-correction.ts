import type { Cents, CorrectedAccount } from '@rondo/rules';
import type { Transaction } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import { events } from '../notifications/events.ts';
import { lockReceiver } from '../notifications/find-receivers.ts';
import { type MessageContext, sendMessages } from '../notifications/send-messages.ts';
import { dropUnneededDetails } from '../pay/keep-bank-details.ts';
import { lockPay } from '../pay/make-payout.ts';
import { lockWallets, postJournals } from '../wallet/post-journals.ts';
import { requireCorrectable } from './require-correctable.ts';

export type Correction = Rows['correction'];

/** The fields of a correction that are booked. */
type Booked = Pick<Correction, 'id' | 'user_id' | 'account' | 'against' | 'amount_cents' | 'order_id' | 'reason'>;

/** Locks before the wallet the pay that waits for a run of payouts. */
export async function lockCorrected(trx: Transaction, account: CorrectedAccount, userId: string): Promise<void> {
  if (account === 'owed_to_organiser') await lockPay(trx);
  await lockWallets(trx, [userId]);
}

/**
 * Books a correction that was agreed on, once (decisions/0042-corrections.md), and tells the person. The caller has locked their account and what
 * {@link lockCorrected} locks.
 * @returns what the account held before; 0 for losses
 * @throws Refused what {@link requireCorrectable} refuses
 */
export async function bookCorrection(
  trx: Transaction,
  context: MessageContext,
  { id, user_id: userId, account, against, amount_cents: cents, order_id: orderId, reason }: Booked,
  now: Date,
): Promise<Cents> {
  const balance = await requireCorrectable(trx, userId, { account, cents });
  const postings = [
    { account, ownerId: account === 'losses' ? null : userId, amountCents: cents },
    { account: against, ownerId: null, amountCents: -cents },
  ];
  // The house's loss doesn't concern the person.
  const about = { userId, ...(orderId !== null && { orderId }), ...(account !== 'losses' && { reason }) };
  await postJournals(trx, [{ kind: 'correction', key: `correction:${id}`, ...about, postings }], now);
  if (account === 'owed_to_organiser') await dropUnneededDetails(trx, userId);
  // The house's loss changes nothing for the person.
  if (account !== 'losses') {
    const to = await lockReceiver(trx, { id: userId });
    if (to) await sendMessages(trx, context, [events.corrected(to, { account, amountCents: cents, reason })], now);
  }
  return balance;
}
