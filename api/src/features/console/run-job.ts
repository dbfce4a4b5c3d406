import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';

/**
 * Runs a sweep now. All may run at any time and twice at once, as with several processes, so asking again does no harm.
 * @throws Refused `job_not_found`
 */
export async function runJob({ db, jobs }: { db: Database; jobs: Jobs }, call: AdminCall, name: string): Promise<void> {
  if (!jobs.sweeps().some((sweep) => sweep.name === name)) throw new Refused('job_not_found');
  await adminCommand({ db }, call, { action: 'job.run', subject: { kind: 'job', id: name } }, async () => ({
    answer: true,
  }));
  await jobs.runNow(name);
}
