import { registerBankJobs } from './jobs.ts';
import { bankRoutes } from './routes.ts';

/** The bank’s statements. */
export const bank = {
  serve: bankRoutes,
  work: registerBankJobs,
};
