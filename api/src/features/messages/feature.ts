import { registerGroupMessageJobs } from './jobs.ts';
import { groupMessageRoutes } from './routes.ts';

/** Messages to everyone in a game or a community. */
export const messages = {
  serve: groupMessageRoutes,
  work: registerGroupMessageJobs,
};
