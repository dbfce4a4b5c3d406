import { registerRescueJobs } from './jobs.ts';
import { rescueRoutes } from './routes.ts';

/** Telling people about games that lack a few players. */
export const rescue = {
  serve: rescueRoutes,
  work: registerRescueJobs,
};
