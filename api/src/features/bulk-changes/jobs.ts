import type { Context } from '../../platform/serve.ts';
import { runBulkChange, runBulkChanges } from './run-bulk-changes.ts';

export function registerBulkChangeJobs(context: Pick<Context, 'db' | 'jobs'>): void {
  context.jobs.handle('bulk-change', ({ id }) => runBulkChange(context, id));
  context.jobs.sweep('bulk changes', () => runBulkChanges(context));
}
