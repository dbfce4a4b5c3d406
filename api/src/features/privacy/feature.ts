import { registerPrivacyJobs } from './jobs.ts';
import { privacyRoutes } from './routes.ts';

/** One’s data as a file, leaving, how long data is kept. */
export const privacy = {
  serve: privacyRoutes,
  work: registerPrivacyJobs,
};
