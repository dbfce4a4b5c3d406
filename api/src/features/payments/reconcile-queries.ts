import type { SetAside } from '@rondo/rules/set-aside';
import { hour } from '@rondo/rules';
import { sql } from 'kysely';
import { ordersSetAside } from '../../platform/processes/metrics.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

/** A settled order with the columns that are compared with the provider's answer. */
export interface SettledOrder extends Pick<
  Rows['payment_order'],
  'id' | 'amount_cents' | 'fee_cents' | 'taken_back_cents' | 'status' | 'review_note'
> {
  provider_reference: string;
  settled_at: string;
}

/**
 * Takes the settled order that has been due longest to be compared. The order is due again in an hour unless `planAsking` says otherwise, so that a
 * failing one doesn't hold up the others; no other lane or process gets it.
 * @returns null if none is due
 */
export async function takeOrderToAskAgain(db: Database, provider: string, now: Date): Promise<SettledOrder | null> {
  const { rows } = await sql<SettledOrder>`
    with due as (
      select id from payment_order
      where ask_again_at <= ${now} and review_note is null and provider_reference is not null and provider = ${provider}
        and outcome is distinct from 'returned'
      order by ask_again_at limit 1 for no key update skip locked
    )
    update payment_order o set ask_again_at = ${new Date(now.getTime() + hour)} from due where o.id = due.id
    returning o.id, o.amount_cents, o.fee_cents, o.taken_back_cents, o.status, o.provider_reference, o.review_note, o.settled_at`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function lockOrder(trx: Transaction, id: string): Promise<SettledOrder | null> {
  const { rows } = await sql<SettledOrder>`
    select id, amount_cents, fee_cents, taken_back_cents, status, provider_reference, review_note, settled_at
    from payment_order where id = ${id} for no key update`.execute(trx);
  return rows[0] ?? null;
}

/** Sets when to ask again; null for never. */
export async function planAsking(db: Database, id: string, at: Date | null): Promise<void> {
  await sql`update payment_order set ask_again_at = ${at} where id = ${id}`.execute(db);
}

/** Sets an order aside for an admin, with the reason; the provider isn't asked about it again. */
export async function setAside(trx: Transaction, id: string, { why, ...facts }: SetAside): Promise<void> {
  await sql`
    update payment_order set review_note = ${why}, review_facts = ${facts}, ask_again_at = null
    where id = ${id} and review_note is null`.execute(trx);
  ordersSetAside.inc();
}
