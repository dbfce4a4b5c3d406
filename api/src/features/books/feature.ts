import { registerBooksJobs } from './jobs.ts';
import { bookRoutes } from './routes.ts';

/** Documents and their VAT. */
export const books = {
  serve: bookRoutes,
  work: registerBooksJobs,
};
