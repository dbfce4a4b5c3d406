import { Worker } from 'node:worker_threads';
import type { Conflict, Plan } from '@rondo/rules/tournaments';
import type { PlanOrder } from './plan-worker.ts';

/** A plan with all that is wrong with it. */
export interface Planned extends Plan {
  conflicts: Conflict[];
}

/** Plans on a thread of its own: 64 teams may take more than a second, during which nothing else would be answered. */
export function planOffThread(order: PlanOrder): Promise<Planned> {
  const worker = new Worker(new URL('./plan-worker.ts', import.meta.url), { workerData: order });
  const { promise, resolve, reject } = Promise.withResolvers<Planned>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the thread that plans tournaments has ended')));
  return promise;
}
