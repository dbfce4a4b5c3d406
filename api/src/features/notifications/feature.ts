import { tryDaily } from '../../platform/observability/try-daily.ts';
import type { Context } from '../../platform/serve.ts';
import type { MailProvider } from '../../providers/mail/provider.ts';
import type { MailReporter } from '../../providers/mail/provider.ts';
import type { PushProvider } from '../../providers/push/provider.ts';
import { registerNotificationJobs } from './jobs.ts';
import { mailReportRoutes } from './mail/report-routes.ts';
import { notificationRoutes } from './routes.ts';

/** Notices, mails and push. */
export const notifications = {
  async serve(context: Context & { push: PushProvider; reporters: readonly MailReporter[] }) {
    notificationRoutes(context, context.push);
    await mailReportRoutes(context, context.reporters);
  },
  work(context: Context & { mail: MailProvider; push: PushProvider }) {
    registerNotificationJobs(context, context);
    const attempt = () => context.mail.tryServer();
    return tryDaily(context, { name: 'mail server', provider: 'mail', attempt });
  },
};
