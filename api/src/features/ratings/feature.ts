import { registerRatingJobs } from './jobs.ts';
import { ratingRoutes } from './routes.ts';

/** Grades after a game, and scores from them. */
export const ratings = {
  serve: ratingRoutes,
  work: registerRatingJobs,
};
