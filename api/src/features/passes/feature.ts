import { registerPassJobs } from './jobs.ts';
import { passRoutes } from './routes.ts';

/** Passes of ten games. */
export const passes = {
  serve: passRoutes,
  work: registerPassJobs,
};
