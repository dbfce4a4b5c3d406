import * as contract from '@rondo/contract';
import { Readable } from 'node:stream';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serveFile, serveRedirect } from '../../platform/serve.ts';
import type { PhoneWallets } from '../../providers/phone-tickets/provider.ts';
import { serveAppleDevices } from './apple-devices.ts';
import { keepTicket, keepWithGoogle } from './keep-ticket.ts';
import { makeApplePass, passMedia } from './make-apple-pass.ts';
import { presentTicket } from './present-ticket.ts';
import { findOwnTicket } from './ticket-queries.ts';

/** One's own ticket in the wallet app of one's phone (product.md#tickets-in-the-phone). */
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

  serveFile(context, contract.appleTicket, async ({ params, viewer, http }) => {
    if (!apple) throw new Refused('not_found');
    const pass = await makeApplePass(apple, await take(viewer.id, params.id), config);
    void http.reply.type(passMedia).header('content-disposition', 'attachment; filename="rondo.pkpass"');
    return Readable.from([pass]);
  });

  serveRedirect(
    context,
    contract.googleTicket,
    async ({ params, viewer }) => {
      if (!google) throw new Refused('not_found');
      const ticket = await take(viewer.id, params.id);
      await keepWithGoogle(db, ticket.id);
      return google.saveLink(presentTicket(ticket, config), clock.real());
    },
    () => '/my-games',
  );

  if (apple) serveAppleDevices(context, apple);
}
