import type { Context } from '../../platform/serve.ts';
import type { CommandBatcher } from '../joining/batch/command-batcher.ts';
import type { GameAnswer, GameCommand } from '../joining/state/commands.ts';
import type { PaymentsContext } from '../payments/locked-order.ts';
import { registerCheckoutJobs } from './jobs.ts';
import { checkoutRoutes } from './routes.ts';

/** Paying for a spot at the provider, as a member or a guest. */
export const checkout = {
  serve(context: Context & { batcher: CommandBatcher<GameCommand, GameAnswer>; payments: PaymentsContext }) {
    checkoutRoutes(context, context.payments, context.batcher);
  },
  work(context: Context & { batcher: CommandBatcher<GameCommand, GameAnswer> }) {
    registerCheckoutJobs(context, context.batcher);
  },
};
