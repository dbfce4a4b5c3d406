import { homeRoutes } from './home-routes.ts';

/** The home page of a logged-in person. */
export const home = {
  serve: homeRoutes,
};
