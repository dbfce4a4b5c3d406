import type { CallResponse, listSettlements } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { paidOutSince } from '@rondo/rules/books';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

/** The provider's name, and within how many days it pays out. */
export interface Paying {
  provider: string;
  withinDays: number;
}

interface MissingRow {
  order_id: string;
  person_id: string;
  person: string;
  /** The amount with the fee, as booked. */
  cents: number;
  settled_at: string;
}

/** How many are shown, the oldest first. */
const most = 50;

/**
 * Payments older than the provider's payout time that are in no payout fetched so far, the oldest first. A payment that the provider promised to
 * correct is listed again if it hasn't within its days (decisions/0122-missing-payouts.md).
 * @param orderId only this order
 */
export async function findMissing(
  db: Database,
  { provider, withinDays }: Paying,
  orderId: string | null = null,
): Promise<MissingRow[]> {
  const { rows: asked } = await sql<{ at: string }>`
    select at from provider_balance where provider = ${provider}`.execute(db);
  const [last] = asked;
  if (!last) return [];
  const since = paidOutSince(new Date(last.at), withinDays);
  const { rows } = await sql<MissingRow>`
    select o.id as order_id, u.id as person_id, u.name as person, -p.amount_cents as cents, coalesce(o.settled_at, o.created_at) as settled_at
    from payment_order o join app_user u on u.id = o.user_id
    join journal j on j.idempotency_key = 'payment:' || o.id join posting p on p.journal_id = j.id and p.account = 'provider'
    where o.provider = ${provider} and o.status = 'paid' and o.settled_at < ${since} and o.id = coalesce(${orderId}, o.id)
      and not exists (select from settlement_line l where l.order_id = o.id and l.kind = 'payment')
      and not exists (select from missing_payout m where m.order_id = o.id and (m.resolution = 'losses' or m.resolved_at >= ${since}))
    order by o.settled_at, o.id`.execute(db);
  return rows;
}

export function presentMissing(
  rows: readonly MissingRow[],
): NonNullable<CallResponse<typeof listSettlements>['data']['missing']> {
  return {
    count: rows.length,
    total: centsToEuros(rows.reduce((sum, { cents }) => sum + cents, 0)),
    payments: rows.slice(0, most).map(({ order_id, person_id, person, cents, settled_at }) => ({
      order: order_id,
      person: { _id: person_id, name: person },
      amount: centsToEuros(cents),
      paidAt: settled_at,
    })),
  };
}
