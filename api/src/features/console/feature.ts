import type { Context } from '../../platform/serve.ts';
import type { PaymentsContext } from '../payments/locked-order.ts';
import { operatingRoutes } from './operating-routes.ts';
import { consoleRoutes } from './routes.ts';
import { switchRoutes } from './switch-routes.ts';

/** What admins see and do. */
export const consoleFeature = {
  serve(context: Context & { payments: PaymentsContext }) {
    consoleRoutes(context);
    operatingRoutes(context, context.payments.provider.name);
    switchRoutes(context);
  },
};
