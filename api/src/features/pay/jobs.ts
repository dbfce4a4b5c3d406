import { hour } from '@rondo/rules';
import { sql } from 'kysely';
import { type Clock, timeAfterLock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import { accountNumbersLeft } from '../../platform/processes/metrics.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { dropGuestDetails, findUnneededDetails } from './guest-details.ts';
import { askForTaxDetails } from './report/ask-for-tax-details.ts';
import { dropTaxDetails } from './report/drop-tax-details.ts';
import { resealAccounts } from './reseal-accounts.ts';
import { settlePay } from './settle-pay.ts';
import { tellOfYear } from './tell-of-year.ts';

interface PayContext {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'secretKey' | 'reportsPay' | 'seller'>;
}

/**
 * Takes back the earnings of games that were reopened or cancelled after settling; forgets accounts of guests whose money went another way; seals
 * account numbers with the present secret key; tells organisers once a year what they were paid; asks them for what the report of it says of them, and
 * deletes that when its time is over.
 */
export function registerPayJobs(context: PayContext): void {
  const { db, jobs, config } = context;
  jobs.sweep('pay of reopened games', async () => {
    const { rows } = await sql<{ id: string }>`
      select g.id from game g
      where g.organiser_paid and not (g.archived and g.status = 'confirmed') and (
        select coalesce(sum(p.amount_cents), 0) from journal j
        join posting p on p.journal_id = j.id and p.account = 'owed_to_organiser'
        where j.game_id = g.id and j.kind in ('organiser_pay', 'organiser_pay_reversal')) <> 0`.execute(db);
    for (const { id } of rows)
      await inTransaction(db, async (trx) => {
        const locked = await sql`select from game where id = ${id} for no key update skip locked`.execute(trx);
        if (locked.rows.length > 0) await settlePay(trx, id, config.seller, await timeAfterLock(trx));
      });
  });
  jobs.sweep('accounts of guests', async () => {
    for (const userId of await findUnneededDetails(db)) await inTransaction(db, (trx) => dropGuestDetails(trx, userId));
  });
  // After it is done it looks again now and then, because a process that was not restarted yet may seal with the earlier key.
  let restUntil = -Infinity;
  jobs.sweep('sealed account numbers', async (signal) => {
    if (performance.now() < restUntil) return;
    const left = await resealAccounts(db, context.config.secretKey, signal);
    accountNumbersLeft.set(left);
    if (left > 0) throw new Error(`${left} sealed numbers were sealed with a secret key that is not set`);
    restUntil = performance.now() + hour;
  });
  const told = { db, jobs, clock: context.clock, publicUrl: context.config.publicUrl };
  jobs.sweep('pay of a year', () => tellOfYear(told), { everySeconds: 3600 });
  if (context.config.reportsPay)
    jobs.sweep('details for the report', () => askForTaxDetails(told), { everySeconds: 3600 });
  jobs.sweep('details of past reports', () => dropTaxDetails(db, context.clock.now()), { everySeconds: 3600 });
}
