import { aGame, type Player } from './builders.ts';
import { type GuestCheckout, guestCalls, guestEmail } from './guest-calls.ts';
import { mailsTo } from './mails.ts';
import { goodIban } from './pay-calls.ts';
import { advance, type TestServer } from './server.ts';

export interface KeptGuest {
  id: string;
  email: string;
  checkout: GuestCheckout;
  /** The token of the link in their mail. */
  link: string;
}

/** A guest who paid for a game that was cancelled, 5 euro if omitted. */
export async function aGuestWithMoney(
  server: TestServer,
  admin: Player,
  { priceCents = 500, email = guestEmail() }: { priceCents?: number; email?: string } = {},
): Promise<KeptGuest> {
  const gameId = await aGame(server, { priceCents });
  const checkout = await guestCalls(server).startPaying(gameId, email, { method: 'ideal' });
  await checkout.complete('paid');
  await advance(server, 'PT1M');
  const body = { note: 'The hall is flooded' };
  await server.as(admin).post(`/api/admin/match/${gameId}/cancel`, body);
  const id = await server.value<string>`select id from app_user where email = ${email}`;
  const link = /\/guest-money\/(\S+)/.exec((await mailsTo(server, email))[0]?.text ?? '')?.[1] ?? '';
  return { id, email, checkout, link };
}

/** Lets the time pass in which their payment can be sent back the way it came. */
export const pastProvider = (server: TestServer, { id }: Pick<KeptGuest, 'id'>) =>
  server.sql`update payment_order set settled_at = settled_at - interval '181 days' where user_id = ${id}`;

/** An admin's calls about a guest's money. */
export function guestMoneyCalls(server: TestServer) {
  const path = (id: string) => `/api/admin/users/${id}/guest-money`;
  return {
    look: (link: string) => server.call('GET', `/api/guest/money/${link}`),
    press: (link: string) => server.call('POST', `/api/guest/money/${link}/back`, { body: {} }),
    lookByAdmin: (admin: Player, id: string) => server.as(admin).get(path(id)),
    payByAdmin: (admin: Player, id: string, body: object = {}) =>
      server.as(admin).post(path(id), { amount: 5, reason: 'They wrote to us', ...body }),
    keepAccount: (admin: Player, id: string, body: object = {}) =>
      server.as(admin).put(`${path(id)}/account`, {
        holder: 'Guus Gast',
        iban: goodIban,
        amount: 5,
        reason: 'They mailed it to us',
        ...body,
      }),
  };
}
