import type { Context } from '../../platform/serve.ts';
import { registerNewsletterJobs } from './jobs.ts';
import { newsletterRoutes } from './routes.ts';
import { subscriberRoutes } from './subscriber-routes.ts';

/** The newsletter, its list, and sending it. */
export const newsletter = {
  serve(context: Context) {
    newsletterRoutes(context);
    subscriberRoutes(context);
  },
  work: registerNewsletterJobs,
};
