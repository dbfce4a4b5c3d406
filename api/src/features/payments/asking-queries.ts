import { minute } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

/** How long an order counts as new: its payer is waiting, so it is asked about often, and before other orders. */
const newMs = 15 * minute;

/** Among new orders, those that have had an answer, or are the newest, come first; among older ones, those that have waited longest. */
export type Age = 'new' | 'older';

/** The time until the next request, in SQL; every order is asked about once its time is up. */
const pause = {
  new: sql`interval '1 minute' * least(1 + unanswered_asks, 2)`,
  older: sql`least(interval '5 minutes' * power(2, least(unanswered_asks, 4)), interval '1 hour')`,
};

/**
 * Takes an open order that is due to be asked about, and schedules its next time, so that no other lane or process gets it, and an order without an
 * answer doesn't block the others.
 * @returns its id; null if none is due
 */
export async function takeOrderToAsk(db: Database, age: Age, now: Date): Promise<string | null> {
  const newSince = new Date(now.getTime() - newMs);
  const later = sql`(${now}::timestamptz + ${pause[age]})`;
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id from payment_order
      where status = 'created' and review_note is null and next_ask_at <= ${now}
        and ${age === 'new' ? sql`created_at > ${newSince}` : sql`created_at <= ${newSince}`}
      order by ${age === 'new' ? sql`unanswered_asks, created_at desc` : sql`next_ask_at`}
      limit 1 for no key update skip locked
    )
    update payment_order o set unanswered_asks = unanswered_asks + 1,
      next_ask_at = case when expires_at > ${now} then least(${later}, expires_at) else ${later} end
    from due where o.id = due.id
    returning o.id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Records that the provider has answered. */
export async function noteAnswer(db: Database, id: string): Promise<void> {
  await sql`update payment_order set unanswered_asks = 0 where id = ${id} and unanswered_asks > 0`.execute(db);
}

/** The number of open orders for which this many requests in a row got no answer. */
export async function countUnanswered(db: Database, asks: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from payment_order
    where status = 'created' and review_note is null and unanswered_asks >= ${asks}`.execute(db);
  return rows[0]?.count ?? 0;
}
