import type { Transaction } from '../../../platform/db.ts';
import type { PaymentState } from '../../../providers/payments/provider.ts';
import { randomUUID } from 'node:crypto';
import { postJournals } from '../../wallet/post-journals.ts';
import { askRefund } from './ask-refunds.ts';

/**
 * Asks for everything that arrived for an order, after an admin decided to send it back. The money was in no book, and waits at its order until it is
 * sent.
 */
export async function askSetAside(
  trx: Transaction,
  { id: orderId, userId }: { id: string; userId: string },
  { totalCents: cents, currency }: PaymentState,
  now: Date,
): Promise<void> {
  if (cents <= 0) return;
  const id = randomUUID();
  await askRefund(trx, { id, orderId, cents, feeCents: 0, currency }, now);
  const postings = [
    { account: 'provider' as const, ownerId: null, amountCents: -cents },
    { account: 'checkout' as const, ownerId: orderId, amountCents: cents },
  ];
  if (currency === 'EUR')
    await postJournals(trx, [{ kind: 'refund_asked', key: `refund_asked:${id}`, orderId, userId, postings }], now);
}
