import type { Context } from '../../platform/serve.ts';
import type { Health } from '../../doctor/open-health.ts';
import type { PaymentsContext } from '../payments/locked-order.ts';
import { healthRoutes } from './health-routes.ts';
import { operatingRoutes } from './operating-routes.ts';
import { consoleRoutes } from './routes.ts';
import { switchRoutes } from './switch-routes.ts';

/** What admins see and do. */
export const consoleFeature = {
  serve(context: Context & { payments: PaymentsContext; health: Health }) {
    consoleRoutes(context);
    operatingRoutes(context, context.payments.provider.name);
    switchRoutes(context);
    healthRoutes(context);
  },
};
