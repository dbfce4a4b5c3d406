import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';

/** What became of the spots of orders that had come to their end. */
export function markHandled(
  trx: Transaction,
  orders: readonly { id: string; outcome: 'joined' | 'credited' | 'none' }[],
  now: Date,
): Promise<unknown> {
  return sql`
    update payment_order o set handled_at = ${now}, outcome = h.outcome
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as h(id uuid, outcome text)
    where o.id = h.id and o.handled_at is null`.execute(trx);
}
