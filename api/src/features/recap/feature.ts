import { registerRecapJobs } from './jobs.ts';
import { recapRoutes } from './recap-routes.ts';

/** What a game left behind, and asking for another. */
export const recap = {
  serve: recapRoutes,
  work: registerRecapJobs,
};
