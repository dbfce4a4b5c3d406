import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import type { Rows } from '../../../platform/schema.ts';

/** A refund that the provider doesn't know of yet. */
export type UnsentRefund = Pick<Rows['refund'], 'id' | 'order_id' | 'cents'> & OfReference;
/** The payment's reference; '' if it has none, and then the provider is never asked. */
type OfReference = { reference: string };

export async function findUnsent(db: Database, provider: string): Promise<UnsentRefund[]> {
  const { rows } = await sql<UnsentRefund>`
    select f.id, f.order_id, f.cents, coalesce(o.provider_reference, '') as reference from refund f join payment_order o on o.id = f.order_id
    where f.state = 'asked' and o.provider = ${provider} and o.provider_reference is not null
    order by f.asked_at limit 50`.execute(db);
  return rows;
}

/** Orders that the version before, or an admin, asked to send back, and for which no refund is written down yet. */
export async function findUnasked(db: Database, provider: string): Promise<(OfReference & { id: string })[]> {
  const { rows } = await sql<OfReference & { id: string }>`
    select id, coalesce(provider_reference, '') as reference from payment_order o
    where (resolution = 'refund' or outcome = 'returned' or back_cents is not null) and refunded_at is null
      and provider = ${provider} and provider_reference is not null
      and not exists (select from refund f where f.order_id = o.id and not f.at_provider) limit 50`.execute(db);
  return rows;
}

/**
 * Takes the refund that the provider has longest not been asked about. The refund is due again in an hour unless the answer says otherwise, so that a
 * failing one doesn't hold up the others; no other lane or process gets it.
 * @returns its order; null if none is due
 */
export async function takeRefundToAsk(db: Database, provider: string, now: Date, again: Date): Promise<string | null> {
  const { rows } = await sql<{ order_id: string }>`
    with due as (
      select f.id from refund f join payment_order o on o.id = f.order_id
      where f.ask_at <= ${now} and o.provider = ${provider} and o.provider_reference is not null
      order by f.ask_at limit 1 for no key update of f skip locked
    )
    update refund f set ask_at = ${again} from due where f.id = due.id returning f.order_id`.execute(db);
  return rows[0]?.order_id ?? null;
}
