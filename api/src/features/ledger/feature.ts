import type { Context } from '../../platform/serve.ts';
import type { PaymentsContext } from '../payments/locked-order.ts';
import { adminLedgerRoutes } from './admin-routes.ts';
import { chartRoutes } from './chart-routes.ts';
import { entryRoutes } from './entries/routes.ts';
import { registerLedgerJobs } from './jobs.ts';
import { periodRoutes } from './periods/routes.ts';
import { ledgerRoutes } from './routes.ts';

/** The ledger, its days, periods and accounts. */
export const ledger = {
  serve(context: Context & { payments: PaymentsContext }) {
    ledgerRoutes(context);
    adminLedgerRoutes(context);
    periodRoutes(context, context.payments.provider.name);
    chartRoutes(context);
    entryRoutes(context);
  },
  work: registerLedgerJobs,
};
