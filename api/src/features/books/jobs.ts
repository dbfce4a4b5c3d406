import type { Context } from '../../platform/serve.ts';
import { writeDocuments } from './write-documents.ts';

export function registerBooksJobs(context: Context): void {
  context.jobs.sweep('documents', () => writeDocuments(context), { everySeconds: 10 });
}
