import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';

/** An order that had come to its end, and what became of its spots. */
export interface HandledOrder {
  id: string;
  outcome: 'joined' | 'credited' | 'none';
}

/** Writes what became of the spots of orders, once. */
export function markHandled(trx: Transaction, orders: readonly HandledOrder[], now: Date): Promise<unknown> {
  return sql`
    update payment_order o set handled_at = ${now}, outcome = h.outcome
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as h(id uuid, outcome text)
    where o.id = h.id and o.handled_at is null`.execute(trx);
}
