import type { Context } from '../../platform/serve.ts';
import { payoutRoutes } from './admin-routes.ts';
import { registerPayJobs } from './jobs.ts';
import { payRoutes } from './routes.ts';

/** What organisers are owed and paid. */
export const pay = {
  serve(context: Context) {
    payRoutes(context);
    payoutRoutes(context);
  },
  work: registerPayJobs,
};
