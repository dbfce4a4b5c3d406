import { replayRoutes } from './routes.ts';

/** Past games under other rules. */
export const replay = {
  serve: replayRoutes,
};
