import type { PriceLine } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { houseKey } from '../../platform/idempotency.ts';
import type { EndedOrder, GameAnswer, GameCommand } from './commands.ts';
import type { Door } from './door.ts';

interface EndedOrderRow {
  id: string;
  status: EndedOrder['status'];
  user_id: string;
  game_id: string;
  amount_cents: number;
  price_cents: number;
  price_lines: PriceLine[];
}

/**
 * Deals with the spots of orders that have come to their end, each once: a repeated call finds it handled, or gets the answer
 * the first one got.
 * @param orderId one order; null: all that a lost job left
 */
export async function settleEndedOrders(
  db: Database,
  door: Door<GameCommand, GameAnswer>,
  orderId: string | null,
): Promise<void> {
  const { rows } = await sql<EndedOrderRow>`
    select id, status, user_id, game_id, amount_cents, price_cents, price_lines from payment_order
    where kind <> 'top_up' and status <> 'created' and handled_at is null
      ${orderId === null ? sql`` : sql`and id = ${orderId}`}
    order by settled_at limit 500`.execute(db);
  // One that can't be dealt with must not hold up the others.
  const failures: unknown[] = [];
  for (const row of rows) {
    const { id, status, user_id: userId, amount_cents: amountCents, price_cents: priceCents } = row;
    const order: EndedOrder = { id, status, amountCents, priceCents, priceLines: row.price_lines };
    const settling = door.enter(row.game_id, { kind: 'settle', userId, order, key: houseKey('settle', id) });
    await settling.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ended orders could not be settled`);
}
