import { Worker } from 'node:worker_threads';
import type { FittedSport } from './fit-grades.ts';
import type { FitOrder } from './fit-worker.ts';

/** Fits the grades of a sport on a thread of its own, with a connection of its own: millions of grades take seconds. */
export function fitOffThread(order: FitOrder, signal?: AbortSignal): Promise<FittedSport> {
  const worker = new Worker(new URL('./fit-worker.ts', import.meta.url), { workerData: order });
  const { promise, resolve, reject } = Promise.withResolvers<FittedSport>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the thread that fits scores has ended')));
  signal?.addEventListener('abort', () => void worker.terminate(), { once: true });
  return promise;
}
