import { feeCents, minute, type PaymentMethod, topUp } from '@rondo/rules';
import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db.ts';
import { forgetAnswer, type IdempotencyKey, runIdempotently } from '../../platform/calls/idempotency.ts';
import { Refused } from '../../platform/refusal.ts';
import type { PaymentProvider } from '../../providers/payments/provider.ts';
import { openCheckout, whileOrdersEnd } from './open-checkout.ts';

/** How long until an unpaid order expires. */
const orderMinutes = 60;

export interface StartedTopUp {
  orderId: string;
  paymentLink: string;
  amountCents: number;
  feeCents: number;
}

/**
 * Creates a top-up order, commits, and only then asks the provider for a checkout, with the order as its idempotency key: a repeated call gets the
 * same order and link, or a new order if that one ended unpaid.
 * @throws Refused `amount_out_of_range`, `provider_unavailable`, `unavailable`
 */
export async function startTopUp(
  db: Database,
  provider: PaymentProvider,
  asked: {
    userId: string;
    euros: number;
    method: PaymentMethod;
    returnTo: string | null;
    origin: string;
    /** Whether it was started in the Android shell, so that the page to return to leads there. */
    isAndroidApp: boolean;
    feesPaidByRondo: readonly PaymentMethod[];
  },
  key: IdempotencyKey | null,
): Promise<StartedTopUp> {
  const amountCents = asked.euros * 100;
  if (!Number.isInteger(asked.euros) || amountCents < topUp.minCents || amountCents > topUp.maxCents)
    throw new Refused('amount_out_of_range', undefined, [{ path: 'amount', message: 'whole euros, 1 to 10000' }]);
  const fee = feeCents(asked.method, amountCents, asked.feesPaidByRondo);
  return whileOrdersEnd(async () => {
    const orderId = await runIdempotently(db, asked.userId, key, async (trx) => {
      const now = await timeAfterLock(trx);
      const expiresAt = new Date(now.getTime() + orderMinutes * minute);
      const { rows } = await sql<{ id: string }>`
        insert into payment_order (user_id, kind, amount_cents, fee_cents, method, provider, return_to, created_at, expires_at)
        values (${asked.userId}, 'top_up', ${amountCents}, ${fee}, ${asked.method}, ${provider.name}, ${asked.returnTo}, ${now}, ${expiresAt})
        returning id`.execute(trx);
      return rows[0]?.id ?? '';
    });
    const paymentLink = await openCheckout(db, provider, {
      orderId,
      totalCents: amountCents + fee,
      method: asked.method,
      description: `Rondo: top up € ${asked.euros}`,
      returnUrl: `${asked.origin}/payments/redirect?orderId=${orderId}${asked.isAndroidApp ? '&app=android' : ''}`,
    });
    if (paymentLink !== null) return { orderId, paymentLink, amountCents, feeCents: fee };
    await forgetAnswer(db, asked.userId, key, orderId);
    return null;
  });
}
