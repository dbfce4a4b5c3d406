import type { Context } from '../../platform/serve.ts';
import { coOrganiserRoutes } from './co-organisers/routes.ts';
import { registerLeadingJobs } from './jobs.ts';
import { lateChangeRoutes } from './late-changes/routes.ts';

/** Co-organisers, and what they change on the day. */
export const leading = {
  serve(context: Context) {
    coOrganiserRoutes(context);
    lateChangeRoutes(context);
  },
  work: registerLeadingJobs,
};
