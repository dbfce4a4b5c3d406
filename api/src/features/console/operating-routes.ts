import * as contract from '@rondo/contract';
import { type Context, serve } from '../../platform/serve.ts';
import { countHome } from './count-home.ts';
import { findJobs } from './job-queries.ts';
import { runJob } from './run-job.ts';

/** The state of Rondo: what waits, today in figures, and what it does by itself (product.md#administration). */
export function operatingRoutes(context: Context, provider: string): void {
  const { db, clock, config } = context;
  const paying = { provider, withinDays: config.providerPaysWithinDays };

  serve(context, contract.consoleHome, async () => ({
    status: 'success',
    data: await countHome(db, clock.now(), paying),
  }));

  const showJobs = async () => ({ status: 'success' as const, data: { jobs: await findJobs(context) } });

  serve(context, contract.listJobs, showJobs);

  serve(context, contract.runJob, async (request) => {
    await runJob(context, request, request.params.name);
    return showJobs();
  });
}
