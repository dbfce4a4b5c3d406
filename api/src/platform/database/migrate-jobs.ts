import { PgBoss } from 'pg-boss';

/** The queues of jobs; `JobData` in jobs.ts says what each is for, and what a job contains. */
export const queues = [
  'send-mails',
  'sweep-games',
  'open-spots',
  'order-ended',
  'checkout-superseded',
  'match-wishes',
  'bulk-change',
  'send-newsletters',
] as const;

/** Creates or upgrades the queue's own tables, as part of migrating. */
export async function migrateJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  for (const name of queues) await boss.createQueue(name, { notify: true, retryLimit: 5, retryBackoff: true });
  await boss.stop({ graceful: false });
}
