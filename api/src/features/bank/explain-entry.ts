import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { lockBank } from './tick-off.ts';

/**
 * Says why nothing of Rondo's explains an entry, such as rent (product.md#bank). What explains it later all the same ticks it off.
 * @throws Refused `bank_entry_not_found`, `bank_entry_matched`, `already_decided`
 */
export async function explainEntry(
  context: { db: Database },
  call: AdminCall,
  { id, reason }: { id: string; reason: string },
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
    if (entry.reason !== null) throw new Refused('already_decided');
    await sql`
      update bank_entry set reason = ${reason}, reason_by = ${call.viewer.id}, reason_at = ${now} where id = ${id}`.execute(
      trx,
    );
    return { answer: true, after: { cents: entry.cents } };
  });
}
