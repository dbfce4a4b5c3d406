import type { Context } from '../../platform/serve.ts';
import { demandRoutes } from './demand/routes.ts';
import { registerWishJobs } from './jobs.ts';
import { wishRoutes } from './routes.ts';

/** Wishes, and what people want, for organisers. */
export const wishes = {
  serve(context: Context) {
    wishRoutes(context);
    demandRoutes(context);
  },
  work: registerWishJobs,
};
