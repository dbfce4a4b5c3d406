import type { useServer } from './server.ts';

/** What the sandbox's own books say about an order's payment: `back` once all of it was refunded. */
export async function inSandbox(
  server: ReturnType<typeof useServer>,
  orderId: string,
): Promise<{ status: string; refundedCents: number }> {
  const { status, refunded, total } = await server.row<{ status: string; refunded: number; total: number }>`
    select p.status, p.total_cents as total, coalesce((
      select sum(r.cents) from sandbox_refund r where r.payment = p.reference and (r.fails_at is null or r.fails_at > app_now())), 0) as refunded
    from sandbox_payment p where p.order_id = ${orderId}`;
  return { status: refunded === total ? 'back' : status, refundedCents: refunded };
}
