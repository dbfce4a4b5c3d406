import type { Context } from '../../platform/serve.ts';
import { correctRates } from './correct-rates.ts';
import { writeDocuments } from './write-documents.ts';

export function registerBooksJobs(context: Context): void {
  context.jobs.sweep('documents', () => writeDocuments(context), { everySeconds: 10 });
  context.jobs.sweep('rates of what was sold ahead', () => correctRates(context), { everySeconds: 3600 });
}
