import { leaderboardRoutes } from './routes.ts';

/** The leaderboard of each sport. */
export const leaderboard = {
  serve: leaderboardRoutes,
};
