import type { LifecycleContext } from '../games/life/sweep-games.ts';
import { sweepPasses } from './sweep-passes.ts';

/** Ends passes, and tells their owners. */
export function registerPassJobs(context: LifecycleContext): void {
  context.jobs.sweep('passes', (signal) => sweepPasses(context, signal));
}
