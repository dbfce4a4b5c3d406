import { registerRecapJobs } from './jobs.ts';
import { recapRoutes } from './recap-routes.ts';

/** Recaps of played games, and asking for another game. */
export const recap = {
  serve: recapRoutes,
  work: registerRecapJobs,
};
