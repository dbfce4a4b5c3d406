import { teamRoutes } from './routes.ts';

/** Teams that an organiser makes, or that are drawn. */
export const teams = {
  serve: teamRoutes,
};
