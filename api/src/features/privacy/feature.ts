import { registerPrivacyJobs } from './jobs.ts';
import { privacyRoutes } from './routes.ts';

/** Exporting one's data, leaving, and how long data is kept. */
export const privacy = {
  serve: privacyRoutes,
  work: registerPrivacyJobs,
};
