import type { Context } from '../../platform/serve.ts';
import { demandRoutes } from './demand/routes.ts';
import { registerWishJobs } from './jobs.ts';
import { wishRoutes } from './routes.ts';

/** Wishes for games, and the demand board for organisers. */
export const wishes = {
  serve(context: Context) {
    wishRoutes(context);
    demandRoutes(context);
  },
  work: registerWishJobs,
};
