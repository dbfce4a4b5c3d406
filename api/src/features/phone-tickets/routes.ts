import * as contract from '@rondo/contract';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serveFile, serveRedirect } from '../../platform/serve.ts';
import type { PhoneWallets } from '../../providers/phone-tickets/provider.ts';
import { readBookingLink } from '../guests/read-booking-link.ts';
import { serveAppleDevices } from './apple-devices.ts';
import { keepTicket, keepWithGoogle } from './keep-ticket.ts';
import { makeApplePass, passMedia } from './make-apple-pass.ts';
import { presentTicket } from './present-ticket.ts';
import { findOwnTicket } from './ticket-queries.ts';

/** A player's own ticket in the wallet app of their phone, as a member or by the link of a booking (product.md#tickets-in-the-phone). */
export function phoneTicketRoutes(context: Context, wallets: PhoneWallets): void {
  const { db, config, clock } = context;
  const { apple, google } = wallets;

  const take = async (userId: string, gameId: string) => {
    await limitAttempts(db, rateLimits.phoneTicket, userId);
    const ticket = await findOwnTicket(db, userId, gameId);
    if (!ticket) throw new Refused('not_found');
    await keepTicket(db, ticket.id);
    return ticket;
  };

  /** The link of a spot that was given up gives no ticket, even if its player has another spot by now. */
  const findHeld = async (token: string) => {
    const { spot_status: status, user_id: userId, game_id: gameId } = await readBookingLink(context, token);
    if (status !== 'active') throw new Refused('not_found');
    return { userId, gameId };
  };
  const makePass = async (userId: string, gameId: string, { reply }: { reply: FastifyReply }) => {
    if (!apple) throw new Refused('not_found');
    const pass = await makeApplePass(apple, await take(userId, gameId), config);
    void reply.type(passMedia).header('content-disposition', 'attachment; filename="rondo.pkpass"');
    return Readable.from([pass]);
  };
  const leadToGoogle = async (userId: string, gameId: string) => {
    if (!google) throw new Refused('not_found');
    const ticket = await take(userId, gameId);
    await keepWithGoogle(db, ticket.id);
    return google.saveLink(presentTicket(ticket, config), clock.real());
  };

  serveFile(context, contract.appleTicket, async ({ params, viewer, http }) => makePass(viewer.id, params.id, http));
  serveFile(context, contract.appleTicketOfBooking, async ({ params, http }) => {
    const { userId, gameId } = await findHeld(params.token);
    return makePass(userId, gameId, http);
  });

  serveRedirect(
    context,
    contract.googleTicket,
    async ({ params, viewer }) => leadToGoogle(viewer.id, params.id),
    () => '/my-games',
  );
  serveRedirect(
    context,
    contract.googleTicketOfBooking,
    async ({ params }) => {
      const { userId, gameId } = await findHeld(params.token);
      return leadToGoogle(userId, gameId);
    },
    () => '/allgames',
  );

  if (apple) serveAppleDevices(context, apple);
}
