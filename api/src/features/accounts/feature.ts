import type { Context } from '../../platform/serve.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import { registerAccountJobs } from './jobs.ts';
import { accountRoutes } from './routes.ts';

/** Profiles, addresses and settings. */
export const accounts = {
  serve(context: Context & { storage: StorageProvider }) {
    accountRoutes(context, context.storage);
  },
  work: registerAccountJobs,
};
