import * as contract from '@rondo/contract';
import { type Context, serve } from '../../platform/serve.ts';
import { countHome } from './count-home.ts';
import { findJobs } from './job-queries.ts';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';

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

/**
 * Runs a sweep now. All may run at any time and twice at once, as with several processes, so asking again does no harm.
 * @throws Refused `job_not_found`
 */
async function runJob({ db, jobs }: { db: Database; jobs: Jobs }, call: AdminCall, name: string): Promise<void> {
  if (!jobs.sweeps().some((sweep) => sweep.name === name)) throw new Refused('job_not_found');
  await adminCommand({ db }, call, { action: 'job.run', subject: { kind: 'job', id: name } }, async () => ({
    answer: true,
  }));
  await jobs.runNow(name);
}
