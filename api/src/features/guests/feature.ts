import type { Context } from '../../platform/serve.ts';
import type { CommandBatcher } from '../joining/batch/command-batcher.ts';
import type { GameAnswer, GameCommand } from '../joining/state/commands.ts';
import type { PaymentsContext } from '../payments/locked-order.ts';
import { guestRoutes } from './routes.ts';

/** Joining without an account, and the link that shows a booking. */
export const guests = {
  serve(context: Context & { batcher: CommandBatcher<GameCommand, GameAnswer>; payments: PaymentsContext }) {
    guestRoutes(context, context.payments, context.batcher);
  },
};
