import type { Context } from '../../platform/serve.ts';
import type { PhoneWallets } from '../../providers/phone-tickets/provider.ts';
import { registerPhoneTicketJobs } from './jobs.ts';
import { phoneTicketRoutes } from './routes.ts';

/** Tickets in the wallet apps of phones. */
export const phoneTickets = {
  serve(context: Context & { wallets: PhoneWallets }) {
    phoneTicketRoutes(context, context.wallets);
  },
  work(context: Context & { wallets: PhoneWallets }) {
    registerPhoneTicketJobs(context, context.wallets);
  },
};
