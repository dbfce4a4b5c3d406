import { yearRoutes } from './year-routes.ts';

/** A year of one’s games. */
export const years = {
  serve: yearRoutes,
};
