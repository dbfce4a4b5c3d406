import { aGame, type GameOptions, type Player } from './builders.ts';
import { type GuestCheckout, guestCalls, guestEmail } from './guest-calls.ts';
import { type TestServer } from './server.ts';

/** A guest who paid and has a spot, with a mail on its way to an address that isn't theirs. */
export interface Mistyped {
  gameId: string;
  email: string;
  checkout: GuestCheckout;
}

/** The calls about a guest's mistyped address. */
export function mistypedCalls(server: TestServer) {
  const guestAt = (email: string) => server.row<{ id: string }>`select id from app_user where email = ${email}`;
  return {
    guestAt,
    aMistypedGuest: async (options: GameOptions = {}): Promise<Mistyped> => {
      const gameId = await aGame(server, { priceCents: 450, ...options });
      const email = guestEmail();
      const checkout = await guestCalls(server).startPaying(gameId, email);
      await checkout.complete('paid');
      await server.jobs.runSweeps();
      return { gameId, email, checkout };
    },
    /** Corrects it as the payer does on the page they come back to. */
    correct: ({ checkout: { orderId } }: { checkout: Pick<GuestCheckout, 'orderId'> }, email: string) =>
      server.call('POST', `/api/guest/orders/${orderId}/address`, { body: { email } }),
    /** @param at the guest's present address */
    byAdmin: async (admin: Player, at: string, email: string, body: object = {}) =>
      server
        .as(admin)
        .put(`/api/admin/users/${(await guestAt(at)).id}/address`, { email, reason: 'They called us', ...body }),
  };
}
