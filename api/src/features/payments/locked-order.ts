import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Rows } from '../../platform/schema.ts';
import type { PaymentProvider } from '../../providers/payments/provider.ts';
import { lockWallets } from '../wallet/post-journals.ts';

export interface PaymentsContext {
  db: Database;
  jobs: Jobs;
  config: { publicUrl: string };
  provider: PaymentProvider;
}

export interface LockedOrder
  extends
    Pick<
      Rows['payment_order'],
      | 'id'
      | 'user_id'
      | 'kind'
      | 'game_id'
      | 'amount_cents'
      | 'fee_cents'
      | 'status'
      | 'provider'
      | 'provider_reference'
      | 'created_at'
      | 'expires_at'
      | 'review_note'
      | 'resolution'
      | 'outcome'
      | 'superseded_at'
      | 'taken_back_cents'
      | 'taken_back_at'
      | 'take_backs'
      | 'settled_at'
    >,
    Pick<Rows['app_user'], 'name' | 'email' | 'language'> {
  game_name: string;
  /** Whether its payer has a spot in the order's game. */
  is_in: boolean;
  /** Whether its payer was taken out of the game. */
  is_out: boolean;
}

/** Locks an order, after its game, so that a simultaneous join can't take the spot held for it (reliability.md#locks: games first). */
export async function lockOrder(trx: Transaction, orderId: string): Promise<LockedOrder | undefined> {
  await sql`select from game where id = (select game_id from payment_order where id = ${orderId}) for no key update`.execute(
    trx,
  );
  const { rows } = await sql<LockedOrder & { holds_codes: boolean }>`
    select o.promocode_id is not null or o.periodic_id is not null as holds_codes, o.id, o.user_id, o.kind, o.game_id, coalesce(g.name, '') as game_name, o.amount_cents, o.fee_cents, o.status,
      o.provider, o.provider_reference, o.created_at, o.expires_at, o.review_note, o.resolution, o.outcome, o.superseded_at, o.taken_back_cents, o.taken_back_at, o.take_backs, o.settled_at, u.name, u.email, u.language,
      exists (select from registration r where r.game_id = o.game_id and r.user_id = o.user_id and r.status in ('active', 'played')) as is_in,
      exists (select from taken_out t where t.game_id = o.game_id and t.user_id = o.user_id and t.let_in_at is null) as is_out
    from payment_order o join app_user u on u.id = o.user_id left join game g on g.id = o.game_id
    where o.id = ${orderId} for no key update of o`.execute(trx);
  const [order] = rows;
  // Whether its codes are still held is read under the wallet's lock, as payments with them in other games do.
  if (order?.holds_codes) await lockWallets(trx, [order.user_id]);
  return order;
}
