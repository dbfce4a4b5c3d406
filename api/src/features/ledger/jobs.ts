import type { Context } from '../../platform/serve.ts';
import { closeDays } from './close-days.ts';

export function registerLedgerJobs(context: Context): void {
  context.jobs.sweep('daily close', () => closeDays(context));
}
