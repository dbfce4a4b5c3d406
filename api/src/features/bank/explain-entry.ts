import { centsToEuros } from '@rondo/rules';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { findBooking } from './bank-queries.ts';
import { dropNames, lockBank } from './tick-off.ts';

/**
 * Says why Rondo can't explain an entry, such as rent (product.md#bank), or ticks it off as something that somebody booked against *bank*. If an
 * explanation turns up later, that ticks it off instead.
 * @throws Refused `bank_entry_not_found`, `bank_entry_matched`, `already_decided`, `bank_booking_not_found`, `bank_amount_differs`
 */
export async function explainEntry(
  context: { db: Database },
  call: AdminCall,
  { id, reason, journal }: { id: string; reason: string; journal?: number | undefined },
): Promise<void> {
  const command = { action: 'bank.explain', subject: { kind: 'bank', id }, reason } as const;
  await adminCommand(context, call, command, async (trx, now) => {
    await lockBank(trx);
    const { rows } = await sql<{ cents: number; reason: string | null; is_matched: boolean }>`
      select e.amount_cents as cents, e.reason, exists (select from bank_match m where m.entry_id = e.id) as is_matched
      from bank_entry e where e.id = ${id}`.execute(trx);
    const [entry] = rows;
    if (!entry) throw new Refused('bank_entry_not_found');
    if (entry.is_matched) throw new Refused('bank_entry_matched');
    if (journal !== undefined) await tickOffAs(trx, { id, cents: entry.cents, journal });
    else if (entry.reason !== null) throw new Refused('already_decided');
    await sql`
      update bank_entry set reason = ${reason}, reason_by = ${call.viewer.id}, reason_at = ${now} where id = ${id}`.execute(
      trx,
    );
    return { answer: true, after: { cents: entry.cents, ...(journal !== undefined && { journal }) } };
  });
}

async function tickOffAs(
  trx: Transaction,
  { id, cents, journal }: { id: string; cents: number; journal: number },
): Promise<void> {
  const booking = await findBooking(trx, journal);
  if (!booking) throw new Refused('bank_booking_not_found');
  const [entry, booked] = [cents, booking.cents].map((one) => centsToEuros(one).toFixed(2));
  if (entry !== booked) throw new Refused('bank_amount_differs', { entry: entry ?? '', booked: booked ?? '' });
  await sql`insert into bank_match (entry_id, kind, journal_id) values (${id}, 'journal', ${journal})`.execute(trx);
  // The journal says whom the payment was for, as long as Rondo knows them.
  await dropNames(trx, [id]);
}
