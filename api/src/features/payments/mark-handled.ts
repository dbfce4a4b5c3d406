import { sql } from 'kysely';
import { givenRows } from '../../platform/database/given-rows.ts';
import type { Transaction } from '../../platform/db.ts';
import { askReturns } from './refunds/ask-refunds.ts';

/** An order that has ended, and what happened to its spot. */
export interface HandledOrder {
  id: string;
  outcome: 'joined' | 'credited' | 'returned' | 'none';
}

const handled = givenRows<HandledOrder>('h', { id: 'uuid', outcome: 'text' });

/** Records, once, what happened to the spots of orders, and asks to refund payments that bought nothing. Sends its statements without waiting. */
export function markHandled(trx: Transaction, orders: readonly HandledOrder[], now: Date): Promise<unknown> {
  const returned = orders.filter(({ outcome }) => outcome === 'returned').map(({ id }) => id);
  return Promise.all([
    sql`
      update payment_order o set handled_at = ${now}, outcome = ${handled.at.outcome}
      from ${handled.from(orders)}
      where o.id = ${handled.at.id} and o.handled_at is null`.execute(trx),
    ...(returned.length > 0 ? [askReturns(trx, returned, now)] : []),
  ]);
}
