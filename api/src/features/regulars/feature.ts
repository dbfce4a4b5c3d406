import type { Context } from '../../platform/serve.ts';
import { registerRegularJobs } from './jobs.ts';
import { regularRoutes } from './regular-routes.ts';
import { regularOfferRoutes } from './routes.ts';

/** The regular spots of a series: offered, taken, kept. */
export const regulars = {
  serve(context: Context) {
    regularOfferRoutes(context);
    regularRoutes(context);
  },
  work: registerRegularJobs,
};
