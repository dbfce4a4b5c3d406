import { amsterdamDay } from '@rondo/rules';
import { firstReportedYear } from '@rondo/rules/tax-details';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/db.ts';
import { startOfDay } from '../../../platform/time/amsterdam.ts';
import { events } from '../../notifications/events.ts';
import { lockReceiver } from '../../notifications/find-receivers.ts';
import { type MessageContext, sendMessages } from '../../notifications/send-messages.ts';
import { paidYears } from '../paid-years.ts';

/**
 * Asks organisers who were paid for what the report says of them, unless it is known: once a year, and so again in January, when the report is due
 * (decisions/0142-the-yearly-report.md). A message that fails holds up no other.
 */
export async function askForTaxDetails({
  db,
  clock,
  ...context
}: MessageContext & { db: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  const today = amsterdamDay(now);
  const asked = sql`
    select from notification n where n.kind = 'taxDetailsWanted' and n.created_at >= ${startOfDay(`${today.slice(0, 4)}-01-01`)}`;
  const { rows } = await sql<{ user_id: string }>`
    select distinct p.user_id from ${paidYears(sql`
      not exists (select from tax_details t where t.user_id = l.user_id) and not exists (${asked} and n.user_id = l.user_id)`)}
    where p.year >= ${firstReportedYear(today)} and p.cents > 0`.execute(db);
  const failures: unknown[] = [];
  for (const { user_id: userId } of rows)
    await inTransaction(db, async (trx) => {
      const to = await lockReceiver(trx, { id: userId });
      const twice = await sql`${asked} and n.user_id = ${userId}`.execute(trx);
      if (to && twice.rows.length === 0) await sendMessages(trx, context, [events.taxDetailsWanted(to)], now);
    }).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
