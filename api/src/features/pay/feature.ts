import type { Context } from '../../platform/serve.ts';
import { payoutRoutes } from './admin-routes.ts';
import { payInvoiceRoutes } from './invoices/routes.ts';
import { registerPayJobs } from './jobs.ts';
import { payRoutes } from './routes.ts';

/** What Rondo owes and pays organisers. */
export const pay = {
  serve(context: Context) {
    payRoutes(context);
    payoutRoutes(context);
    payInvoiceRoutes(context);
  },
  work: registerPayJobs,
};
