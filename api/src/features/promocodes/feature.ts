import type { Context } from '../../platform/serve.ts';
import { consolePromocodeRoutes } from './admin-routes.ts';
import { promocodeRoutes } from './routes.ts';

export const promocodes = {
  serve(context: Context) {
    promocodeRoutes(context);
    consolePromocodeRoutes(context);
  },
};
