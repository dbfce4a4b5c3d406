import { settledAfterMs } from '@rondo/rules/books';
import type { Context } from '../../platform/serve.ts';
import { endOfDay } from '../../platform/time/amsterdam.ts';
import { documentedUntil, writeDocuments } from '../books/write-documents.ts';
import { closeDays, lastEndedDay } from './close-days.ts';

export function registerLedgerJobs(context: Context): void {
  context.jobs.sweep('daily close', () => closeDocumentedDays(context));
}

/** Before a day is closed, what was sold by its end gets its document, with its VAT on that day; if that fails, the next run tries again. */
async function closeDocumentedDays(context: Context): Promise<void> {
  const { db, clock } = context;
  const ended = endOfDay(lastEndedDay(clock.now()));
  await writeDocuments(context);
  if ((await documentedUntil(db)).getTime() >= ended.getTime() + settledAfterMs) await closeDays({ db, clock });
}
