import type { Context } from '../../platform/serve.ts';
import { adminLedgerRoutes } from './admin-routes.ts';
import { chartRoutes } from './chart-routes.ts';
import { entryRoutes } from './entries/routes.ts';
import { registerLedgerJobs } from './jobs.ts';
import { periodRoutes } from './periods/routes.ts';
import { ledgerRoutes } from './routes.ts';

/** The ledger, its days, periods and accounts. */
export const ledger = {
  serve(context: Context) {
    ledgerRoutes(context);
    adminLedgerRoutes(context);
    periodRoutes(context);
    chartRoutes(context);
    entryRoutes(context);
  },
  work: registerLedgerJobs,
};
