import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { type PaymentProvider, ProviderError } from '../../providers/payments/provider.ts';

/**
 * Asks the provider for the checkout of an order that is committed, with the order as its idempotency key: repeated, it answers
 * the same page.
 * @returns the address of the page; null when the order has ended unpaid, or its time is up: nobody should pay it any more
 * @throws Refused `provider_unavailable`; the order stays, and can be asked for again
 */
export async function openCheckout(
  db: Database,
  provider: PaymentProvider,
  request: Parameters<PaymentProvider['createCheckout']>[0],
): Promise<string | null> {
  const { rows } = await sql<{ url: string | null; ended: boolean }>`
    select checkout_url as url, status in ('failed', 'expired') or status = 'created' and expires_at <= app_now() as ended
    from payment_order where id = ${request.orderId}`.execute(db);
  if (rows[0]?.ended) return null;
  if (rows[0]?.url) return rows[0].url;
  try {
    const { reference, url } = await provider.createCheckout(request);
    // Of two that asked at once the first one's page stays: a provider answers both with the same.
    await sql`update payment_order set provider_reference = ${reference}, checkout_url = ${url}
      where id = ${request.orderId} and provider_reference is null`.execute(db);
    return url;
  } catch (error) {
    if (error instanceof ProviderError) throw new Refused('provider_unavailable');
    throw error;
  }
}
