import { amsterdamDay } from '@rondo/rules';
import { sql } from 'kysely';
import { settlementLinesOpen } from '../../platform/processes/metrics.ts';
import type { Context } from '../../platform/serve.ts';
import { startOfDay } from '../../platform/time/amsterdam.ts';
import type { PaymentProvider } from '../../providers/payments/provider.ts';
import { fetchSettlements } from './fetch-settlements.ts';
import { countOpen } from './settlement-queries.ts';

/** Once a day, soon after it began, or later while the provider does not answer. */
export function registerSettlementJobs({ db, clock, jobs }: Context, provider: PaymentProvider): void {
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
      settlementLinesOpen.set(await countOpen(db));
    },
    { everySeconds: 600 },
  );
}
