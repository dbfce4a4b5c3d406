import { registerBulkChangeJobs } from './jobs.ts';
import { bulkRoutes } from './routes.ts';

/** Several games cancelled or moved together. */
export const bulkChanges = {
  serve: bulkRoutes,
  work: registerBulkChangeJobs,
};
