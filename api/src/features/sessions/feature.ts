import { sessionRoutes } from './routes.ts';

/** Where somebody is logged in. */
export const sessions = {
  serve: sessionRoutes,
};
