import { amsterdamDay } from '@rondo/rules';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import { events } from '../notifications/events.ts';
import { lockReceiver } from '../notifications/find-receivers.ts';
import { type MessageContext, sendMessages } from '../notifications/send-messages.ts';
import { paidYears } from './paid-years.ts';

/**
 * Mails each organiser once, in January, what they were paid last year (product.md#organisers): from 3 January, when a mistake of the last day can't
 * be undone any more. A mail that fails holds up no other.
 */
export async function tellOfYear({
  db,
  clock,
  ...context
}: MessageContext & { db: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  const today = amsterdamDay(now);
  if (today.slice(5) < '01-03' || today.slice(5) > '01-31') return;
  const year = Number(today.slice(0, 4)) - 1;
  const failures: unknown[] = [];
  const { rows } = await sql<{ user_id: string; cents: number }>`
    select p.user_id, p.cents from ${paidYears(sql`not exists (
      select from pay_year_told t where t.user_id = l.user_id and t.year = ${year})`)}
    where p.year = ${year} and p.cents > 0`.execute(db);
  for (const { user_id: userId, cents: amountCents } of rows)
    await inTransaction(db, async (trx) => {
      const told = await sql`
        insert into pay_year_told (user_id, year, told_at) values (${userId}, ${year}, ${now}) on conflict do nothing
        returning user_id`.execute(trx);
      const to = told.rows.length > 0 ? await lockReceiver(trx, { id: userId }) : null;
      if (to) await sendMessages(trx, context, [events.paidInYear(to, { year, amountCents })], now);
    }).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
