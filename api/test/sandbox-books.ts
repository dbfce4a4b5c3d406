import type { TestServer } from './server.ts';

/** What the sandbox's own books say about an order's payment: `back` once all of it was refunded. */
export async function inSandbox(
  server: TestServer,
  orderId: string,
): Promise<{ status: string; refundedCents: number }> {
  const { status, refunded, total } = await server.row<{ status: string; refunded: number; total: number }>`
    select p.status, p.total_cents as total, coalesce((
      select sum(r.cents) from sandbox_refund r where r.payment = p.reference and (r.fails_at is null or r.fails_at > app_now())), 0) as refunded
    from sandbox_payment p where p.order_id = ${orderId}`;
  return { status: refunded === total ? 'back' : status, refundedCents: refunded };
}

/** How many cents the provider holds for a game, by the ledger. */
export const heldAtProvider = (server: TestServer, gameId: string): Promise<number> => server.value<number>`
  select coalesce(-sum(p.amount_cents), 0)::int from posting p join journal j on j.id = p.journal_id
    join payment_order o on o.id = j.order_id where p.account = 'provider' and o.game_id = ${gameId}`;
