import type { Context } from '../../platform/serve.ts';
import { operatingRoutes } from './operating-routes.ts';
import { consoleRoutes } from './routes.ts';
import { switchRoutes } from './switch-routes.ts';

/** What admins see and do. */
export const consoleFeature = {
  serve(context: Context) {
    consoleRoutes(context);
    operatingRoutes(context);
    switchRoutes(context);
  },
};
