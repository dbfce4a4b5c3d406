import type { Context } from '../../platform/serve.ts';
import { forgetAskings } from './forget-askings.ts';

export function registerRecapJobs(context: Pick<Context, 'db' | 'jobs' | 'clock'>): void {
  context.jobs.sweep('askings for another game', () => forgetAskings(context));
}
