import { Worker } from 'node:worker_threads';
import type { Conflict, Plan, Replanned } from '@rondo/rules/tournaments';
import { limitConcurrency } from '../../../platform/load/limit-concurrency.ts';
import type { MoveOrder, PlanOrder } from './plan-worker.ts';

/** A plan with all that is wrong with it. */
export interface Planned extends Plan {
  conflicts: Conflict[];
}

/** Each plan has a thread and its memory, so that plans come one by one; one that is made while its game is locked doesn't wait. */
export const inTurn = limitConcurrency(1, 24);

/** Plans on a thread of its own: 64 teams may take more than a second, during which nothing else would be answered. */
export const planOffThread = (order: PlanOrder): Promise<Planned> => offThread(order);

/** Moves a plan in the same way, as `replanned` does. */
export const moveOffThread = (...order: MoveOrder): Promise<Replanned> => offThread(order);

function offThread<Answer>(order: PlanOrder | MoveOrder): Promise<Answer> {
  const worker = new Worker(new URL('./plan-worker.ts', import.meta.url), { workerData: order });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the thread that plans tournaments has ended')));
  return promise;
}
