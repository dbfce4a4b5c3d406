import type { CashOut, Receipt } from '@rondo/contract';
import type { Player } from './builders.ts';
import { type TestServer } from './server.ts';

/** The calls about one's wallet, and payments of any kind to ask for. */
export function walletCalls(server: TestServer) {
  const get = (path: string, player: Player, headers?: Record<string, string>) =>
    server.call('GET', `/api${path}`, { as: player.token, headers });
  return {
    get,
    cashOutsOf: async (player: Player, query = '') =>
      ((await get(`/internalPayments/user/me${query}`, player)).body.data as { payments: CashOut[] }).payments,
    receiptOf: async (player: Player, id: string) =>
      ((await get(`/wallet/receipts/${id}`, player)).body.data as { receipt: Receipt }).receipt,

    /** A spot that `payer` paid for in some way. */
    aSpot: (
      gameId: string,
      payer: Player,
      spot: { userId?: string; priceCents: number; paidCents: number; orderId?: string; lines?: object[] },
    ) => server.value<string>`
      insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, order_id, price_lines, joined_at)
      values (${gameId}, ${spot.userId ?? payer.id}, ${payer.id}, ${spot.priceCents}, ${spot.paidCents}, ${spot.orderId ?? null},
        ${spot.lines ? JSON.stringify(spot.lines) : null}::jsonb, ${server.clock.now()}) returning id`,

    /** An order of 5.00 euro with a fee of 0.36 that was paid by iDEAL. */
    anOrder: async (
      player: Player,
      { kind = 'top_up', gameId, priceCents }: { kind?: string; gameId?: string; priceCents?: number } = {},
    ): Promise<string> => {
      const now = server.clock.now();
      const id = await server.value<string>`
        insert into payment_order (user_id, kind, amount_cents, fee_cents, method, status, provider, game_id, price_cents, created_at,
          expires_at, settled_at)
        values (${player.id}, ${kind}, 500, 36, 'ideal', 'paid', 'sandbox', ${gameId ?? null}, ${priceCents ?? null}, ${now},
          ${now}, ${now}) returning id`;
      return id;
    },
  };
}
