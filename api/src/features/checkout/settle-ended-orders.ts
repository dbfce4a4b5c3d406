import type { PriceLine } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { internalKey } from '../../platform/calls/idempotency.ts';
import type { Rows } from '../../platform/schema.ts';
import type { EndedOrder, GameAnswer, GameCommand } from '../joining/state/commands.ts';
import type { CommandBatcher } from '../joining/batch/command-batcher.ts';

interface EndedOrderRow extends Pick<
  Rows['payment_order'],
  'id' | 'user_id' | 'amount_cents' | 'fee_cents' | 'promocode_id' | 'periodic_id'
> {
  status: EndedOrder['status'];
  game_id: string;
  /** 'YYYY-MM' */
  periodic_month: string | null;
  price_cents: number;
  price_lines: PriceLine[];
}

/**
 * Settles the spots of orders that have ended, each once: a repeated call finds it handled, or gets the first call's answer.
 * @param orderId one order; null: all that a lost job left
 */
export async function settleEndedOrders(
  db: Database,
  batcher: CommandBatcher<GameCommand, GameAnswer>,
  orderId: string | null,
): Promise<void> {
  const { rows } = await sql<EndedOrderRow>`
    select id, status, user_id, game_id, amount_cents, fee_cents, price_cents, price_lines, promocode_id, periodic_id,
      to_char(periodic_month, 'YYYY-MM') as periodic_month from payment_order
    where kind <> 'top_up' and status <> 'created' and handled_at is null and id = coalesce(${orderId}, id)
    order by settled_at limit 500`.execute(db);
  // One order's failure must not hold up the others.
  const failures: unknown[] = [];
  for (const row of rows) {
    const { id, status, user_id: userId } = row;
    const order: EndedOrder = {
      id,
      status,
      amountCents: row.amount_cents,
      feeCents: row.fee_cents,
      priceCents: row.price_cents,
      priceLines: row.price_lines,
      promocodeId: row.promocode_id,
      periodicId: row.periodic_id,
      periodicMonth: row.periodic_month,
    };
    const settling = batcher.submit(row.game_id, { kind: 'settle', userId, order, key: internalKey('settle', id) });
    await settling.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ended orders could not be settled`);
}
