import { amsterdamDay } from '@rondo/rules';
import { sql } from 'kysely';
import { inTransaction } from '../../platform/db.ts';
import { paymentsNotPaidOut, settlementLinesOpen } from '../../platform/processes/metrics.ts';
import type { Context } from '../../platform/serve.ts';
import { startOfDay } from '../../platform/time/amsterdam.ts';
import type { PaymentProvider } from '../../providers/payments/provider.ts';
import { explainOpen, fetchSettlements } from './fetch-settlements.ts';
import { findMissing } from './find-missing.ts';
import { countOpen } from './settlement-queries.ts';

/** Runs once a day, soon after it begins, or later if the provider doesn't answer. */
export function registerSettlementJobs({ db, clock, jobs, config }: Context, provider: PaymentProvider): void {
  jobs.sweepApart(
    'settlements',
    async () => {
      if (provider.account === null) return;
      const now = clock.now();
      const { rows } = await sql`
        select from provider_balance where provider = ${provider.name} and at >= ${startOfDay(amsterdamDay(now))}`.execute(
        db,
      );
      if (rows.length === 0) await fetchSettlements({ db, provider }, now);
      else if ((await countOpen(db)) > 0) await inTransaction(db, explainOpen);
      settlementLinesOpen.set(await countOpen(db));
      const paying = { provider: provider.name, withinDays: config.providerPaysWithinDays };
      paymentsNotPaidOut.set((await findMissing(db, paying)).length);
    },
    { everySeconds: 600 },
  );
}
