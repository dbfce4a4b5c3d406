import type { Context } from '../../platform/serve.ts';
import type { PaymentsContext } from '../payments/locked-order.ts';
import { registerSettlementJobs } from './jobs.ts';
import { settlementRoutes } from './routes.ts';

/** What the provider paid to the bank. */
export const settlements = {
  serve(context: Context & { payments: PaymentsContext }) {
    settlementRoutes(context, context.payments.provider);
  },
  work(context: Context & { payments: PaymentsContext }) {
    registerSettlementJobs(context, context.payments.provider);
  },
};
