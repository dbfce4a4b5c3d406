import type { PaymentMethod, PriceLine } from '@rondo/rules';
import { sql } from 'kysely';
import { givenRows } from '../../platform/database/given-rows.ts';
import type { Transaction } from '../../platform/db.ts';

/** An order for a spot with the amounts that its payer saw, in cents. */
export interface NewOrder {
  id: string;
  userId: string;
  kind: 'guest_payment' | 'external_event' | 'spot_payment';
  gameId: string;
  teamId: string | null;
  earlyBirdId: string | null;
  /** The payer's codes that reduce the amount; the periodic one with its month, 'YYYY-MM'. */
  promocodeId: string | null;
  periodicId: string | null;
  periodicMonth: string | null;
  amountCents: number;
  /** The fee on top of the amount. */
  feeCents: number;
  /** Before discounts. */
  priceCents: number;
  priceLines: PriceLine[];
  /** The answers on an external event's form. */
  details: object | null;
  method: PaymentMethod;
  provider: string;
  expiresAt: string;
}

const order = givenRows<NewOrder>('o', {
  id: 'uuid',
  userId: 'uuid',
  kind: 'text',
  gameId: 'uuid',
  teamId: 'uuid',
  earlyBirdId: 'uuid',
  promocodeId: 'uuid',
  periodicId: 'uuid',
  periodicMonth: 'text',
  amountCents: 'int',
  feeCents: 'int',
  priceCents: 'int',
  priceLines: 'jsonb',
  details: 'jsonb',
  method: 'text',
  provider: 'text',
  expiresAt: 'timestamptz',
});

/** Writes orders for spots in the transaction that holds the spots; the provider is asked after it commits. */
export function placeOrders(trx: Transaction, orders: readonly NewOrder[], now: Date): Promise<unknown> {
  const { at } = order;
  return sql`
    insert into payment_order (id, user_id, kind, game_id, team_id, early_bird_id, amount_cents, fee_cents, price_cents,
      price_lines, details, method, provider, expires_at, created_at, promocode_id, periodic_id, periodic_month, is_only)
    select ${at.id}, ${at.userId}, ${at.kind}, ${at.gameId}, ${at.teamId}, ${at.earlyBirdId}, ${at.amountCents}, ${at.feeCents},
      ${at.priceCents}, ${at.priceLines}, nullif(${at.details}, 'null'), ${at.method}, ${at.provider}, ${at.expiresAt}, ${now},
      ${at.promocodeId}, ${at.periodicId}, to_date(${at.periodicMonth}, 'YYYY-MM'), true
    from ${order.from(orders)}`.execute(trx);
}
