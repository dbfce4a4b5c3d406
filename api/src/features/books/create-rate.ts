import type { CallRequest, createRate as Create } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { refuseRate } from '@rondo/rules/books';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { findLastSold, findRates, lookAtRatesFrom } from './rate-queries.ts';
import { lockDocuments } from './write-documents.ts';

/**
 * Adds the VAT rate of what is played from a day on (product.md#vat). Documents wait meanwhile, so that each has the old rate and is corrected, or the
 * new one.
 * @throws Refused what `refuseRate` refuses
 */
export async function createRate(
  context: { db: Database },
  call: AdminCall,
  { kind, percent, from, exemptReason, keepsPrepaid, reason }: CallRequest<typeof Create>['body'],
): Promise<void> {
  const rate = Math.round(percent * 100);
  const added = { kind, rate, from, exemptReason: rate === 0 ? (exemptReason ?? null) : null };
  const subject = { kind: 'vat_rate', id: `${kind}/${from}` };
  const command = { action: 'vat_rate.create', subject, reason } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    await lockDocuments(trx);
    const [rates, lastSold] = await Promise.all([findRates(trx), findLastSold(trx, kind, from)]);
    const refusal = refuseRate(added, { rates, today: amsterdamDay(now), lastSold });
    if (refusal) throw new Refused(refusal);
    await sql`
      insert into vat_rate (kind, from_day, rate, exempt_reason, keeps_prepaid)
      values (${kind}, ${from}, ${rate}, ${added.exemptReason}, ${keepsPrepaid})`.execute(trx);
    await lookAtRatesFrom(trx, from);
    return { answer: true, after: { percent, exemptReason: added.exemptReason, keepsPrepaid } };
  });
}
