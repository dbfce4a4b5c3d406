import { inTransaction } from '../../platform/db.ts';
import type { Context } from '../../platform/serve.ts';
import { tickOff } from './tick-off.ts';

/** A payout may be told of after the bank's statement that has it. */
export function registerBankJobs({ db, jobs }: Pick<Context, 'db' | 'jobs'>): void {
  jobs.sweep('bank entries', async () => void (await inTransaction(db, tickOff)), { everySeconds: 600 });
}
