import { sceneRoutes } from './routes.ts';

/** The drawn pictures of games. */
export const scenes = {
  serve: sceneRoutes,
};
