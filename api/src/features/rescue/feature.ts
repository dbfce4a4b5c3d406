import { registerRescueJobs } from './jobs.ts';
import { rescueRoutes } from './routes.ts';

/** Games that lack a few players. */
export const rescue = {
  serve: rescueRoutes,
  work: registerRescueJobs,
};
