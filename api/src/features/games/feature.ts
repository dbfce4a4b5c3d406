import type { Context } from '../../platform/serve.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import { discoveryRoutes } from './finding/discovery-routes.ts';
import { registerGameJobs } from './jobs.ts';
import { organisingRoutes } from './organising-routes.ts';
import { organisedRoutes } from './own/organised-routes.ts';
import { gameRoutes } from './routes.ts';

/** Games: found, looked at, made, edited, and their life. */
export const games = {
  serve(context: Context & { storage: StorageProvider }) {
    gameRoutes(context);
    organisingRoutes(context, context.storage);
    organisedRoutes(context);
    discoveryRoutes(context);
  },
  work: registerGameJobs,
};
