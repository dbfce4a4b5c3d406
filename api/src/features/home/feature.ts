import { homeRoutes } from './home-routes.ts';

/** The home of who is logged in. */
export const home = {
  serve: homeRoutes,
};
