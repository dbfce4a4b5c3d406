import { registerResultJobs } from './jobs.ts';
import { resultRoutes } from './routes.ts';

/** What came out between the teams of a game. */
export const results = {
  serve: resultRoutes,
  work: registerResultJobs,
};
