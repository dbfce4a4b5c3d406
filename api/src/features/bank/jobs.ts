import { inTransaction } from '../../platform/db.ts';
import type { Context } from '../../platform/serve.ts';
import { tickOff } from './tick-off.ts';

/** The provider may tell of a payout later than the bank's statement does. */
export function registerBankJobs({ db, jobs }: Pick<Context, 'db' | 'jobs'>): void {
  jobs.sweep('bank entries', async () => void (await inTransaction(db, tickOff)), { everySeconds: 600 });
}
