import { replayRoutes } from './routes.ts';

/** Trying other rules on past games. */
export const replay = {
  serve: replayRoutes,
};
