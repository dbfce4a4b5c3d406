import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { checkouts } from '../../platform/processes/metrics.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { type CheckoutRequest, type PaymentProvider, ProviderError } from '../../providers/payments/provider.ts';

/**
 * Asks the provider for the checkout of a committed order, with the order as its idempotency key, so that repeating it returns the same page.
 * @returns the address of the page; null if the order ended unpaid or its time is up, so that nobody can pay it
 * @throws Refused `provider_unavailable`; the order stays, and its checkout can be requested again
 */
export async function openCheckout(
  db: Database,
  provider: PaymentProvider,
  request: Omit<CheckoutRequest, 'expiresAt'>,
): Promise<string | null> {
  const order = await findCheckout(db, request.orderId);
  if (!order || order.ended) return null;
  if (order.checkout_url !== null) return order.checkout_url;
  try {
    const { reference, url } = await provider.createCheckout({ ...request, expiresAt: new Date(order.expires_at) });
    checkouts.inc({ outcome: 'opened' });
    // The page of the first of two simultaneous requests is stored; the provider gives both the same page.
    await sql`update payment_order set provider_reference = ${reference}, checkout_url = ${url}
      where id = ${request.orderId} and provider_reference is null`.execute(db);
    const opened = await findCheckout(db, request.orderId);
    if (!opened?.ended) return url;
    await provider.closeCheckout(reference);
    return null;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    checkouts.inc({ outcome: 'failed' });
    throw new Refused('provider_unavailable');
  }
}

async function findCheckout(db: Database, orderId: string) {
  const { rows } = await sql<Pick<Rows['payment_order'], 'checkout_url' | 'expires_at'> & { ended: boolean }>`
    select checkout_url, expires_at,
      status in ('failed', 'expired') or status = 'created' and expires_at <= app_now() as ended
    from payment_order where id = ${orderId}`.execute(db);
  return rows[0];
}

/** How often an order is tried again that ends while its checkout is being opened, because the clock was moved or the database stalled. */
const triesMax = 2;

/**
 * Creates an order and opens its checkout; if the order ends meanwhile, does so again with another.
 * @param attempt creates one order and its checkout; null if the order has ended, and is forgotten
 * @throws Refused `unavailable` if that order ends too
 */
export async function whileOrdersEnd<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const started = await attempt();
    if (started !== null) return started;
  }
  throw new Refused('unavailable');
}
