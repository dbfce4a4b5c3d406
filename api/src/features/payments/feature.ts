import { tryDaily } from '../../platform/observability/try-daily.ts';
import type { Context } from '../../platform/serve.ts';
import { orderRoutes } from './admin-routes.ts';
import { guestMoneyRoutes } from './guest-money-routes.ts';
import { registerPaymentJobs } from './jobs.ts';
import type { PaymentsContext } from './locked-order.ts';
import { paymentRoutes } from './routes.ts';

/** Payments through the provider, and back. */
export const payments = {
  async serve(context: Context & { payments: PaymentsContext }) {
    await paymentRoutes(context, context.payments);
    orderRoutes(context, context.payments);
    guestMoneyRoutes(context, context.payments);
  },
  work(context: Context & { payments: PaymentsContext }) {
    registerPaymentJobs({ ...context, ...context.payments });
    const attempt = () => context.payments.provider.tryKey();
    return tryDaily(context, { name: 'payment key', provider: 'payments', attempt });
  },
};
