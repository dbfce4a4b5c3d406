import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { type CheckoutRequest, type PaymentProvider, ProviderError } from '../../providers/payments/provider.ts';

/**
 * Asks the provider for the checkout of an order that is committed, with the order as its idempotency key: repeated, it answers
 * the same page.
 * @returns the address of the page; null when the order has ended unpaid, or its time is up: nobody should pay it any more
 * @throws Refused `provider_unavailable`; the order stays, and can be asked for again
 */
export async function openCheckout(
  db: Database,
  provider: PaymentProvider,
  request: Omit<CheckoutRequest, 'expiresAt'>,
): Promise<string | null> {
  const { rows } = await sql<{ url: string | null; ended: boolean; expiresAt: string }>`
    select checkout_url as url, expires_at as "expiresAt", status in ('failed', 'expired') or status = 'created' and expires_at <= app_now() as ended
    from payment_order where id = ${request.orderId}`.execute(db);
  const order = rows[0];
  if (!order || order.ended) return null;
  if (order.url !== null) return order.url;
  try {
    const { reference, url } = await provider.createCheckout({ ...request, expiresAt: new Date(order.expiresAt) });
    // Of two that asked at once the first one's page stays: a provider answers both with the same.
    await sql`update payment_order set provider_reference = ${reference}, checkout_url = ${url}
      where id = ${request.orderId} and provider_reference is null`.execute(db);
    return url;
  } catch (error) {
    if (error instanceof ProviderError) throw new Refused('provider_unavailable');
    throw error;
  }
}

/** Of orders that end while their checkout is opened: by a clock that was moved, or a database that stood still. */
const triesMost = 2;

/**
 * Makes an order and opens its checkout, and another order where that one has come to its end meanwhile.
 * @param attempt one order and its checkout; null: the order has ended, and is forgotten
 * @throws Refused `unavailable` when that happens again
 */
export async function whileOrdersEnd<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < triesMost; tries += 1) {
    const started = await attempt();
    if (started !== null) return started;
  }
  throw new Refused('unavailable');
}
