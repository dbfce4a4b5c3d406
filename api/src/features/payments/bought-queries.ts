import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';

export interface BoughtRow {
  /** The name of the game, or of the game at which a pass was bought. */
  name: string;
  /** When the game starts; null for a pass. */
  starts_at: string | null;
  amount_cents: number;
  /** The player of the spot, if not the payer. */
  friend: string | null;
}

/** How many purchases a mail names. */
const most = 30;

/**
 * Purchases that a payment may have paid for and that still exist, the latest first: the payment's own spot, and the spots and passes that its
 * payer's wallet paid for since.
 */
export async function findBought(
  trx: Transaction,
  { id, userId }: { id: string; userId: string },
): Promise<BoughtRow[]> {
  const { rows } = await sql<BoughtRow>`
    with came as (
      select created_at as at from journal where order_id = ${id} and idempotency_key = ${`payment:${id}`}
    ), spots as (
      select r.id, r.joined_at as at from registration r where r.order_id = ${id}
      union
      select r.id, r.joined_at from registration r, came
      where r.payer_id = ${userId} and r.joined_at >= came.at and r.order_id is null and r.pass_id is null
    )
    select name, starts_at, amount_cents, friend from (
      select g.name, g.starts_at, r.paid_cents as amount_cents, case when r.user_id <> r.payer_id then u.name end as friend, s.at
      from spots s join registration r on r.id = s.id join game g on g.id = r.game_id join app_user u on u.id = r.user_id
      where r.status in ('active', 'played') and r.paid_cents > 0
      union all
      select g.name, null, p.rides_left * p.ride_cents, null, p.bought_at
      from pass p join game g on g.id = p.game_id, came
      where p.user_id = ${userId} and p.bought_at >= came.at and p.ended_at is null and p.rides_left > 0
    ) bought
    order by at desc limit ${most}`.execute(trx);
  return rows;
}
