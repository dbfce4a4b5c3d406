import type { CallRequest, takeRateBack as TakeBack } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { isRateToCome } from '@rondo/rules/books';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { findRates, lookAtRatesFrom } from './rate-queries.ts';
import { lockDocuments } from './write-documents.ts';

/** Takes back a VAT rate that doesn't hold yet. @throws Refused `rate_not_found`, `rate_in_force` */
export async function takeRateBack(
  context: { db: Database },
  call: AdminCall,
  { kind, from, reason }: CallRequest<typeof TakeBack>['body'],
): Promise<void> {
  const subject = { kind: 'vat_rate', id: `${kind}/${from}` };
  const command = { action: 'vat_rate.take_back', subject, reason } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    await lockDocuments(trx);
    const rate = (await findRates(trx)).find((one) => one.kind === kind && one.from === from);
    if (!rate) throw new Refused('rate_not_found');
    if (!isRateToCome(rate, amsterdamDay(now))) throw new Refused('rate_in_force');
    await sql`delete from vat_rate where kind = ${kind} and from_day = ${from}`.execute(trx);
    await lookAtRatesFrom(trx, from);
    const { rate: points, exemptReason, keepsPrepaid } = rate;
    return { answer: true, before: { percent: points / 100, exemptReason, keepsPrepaid } };
  });
}
