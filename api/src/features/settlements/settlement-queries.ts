import { timeZone } from '@rondo/rules';
import { sql } from 'kysely';
import { isId } from '../../platform/calls/is-id.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import type { Settlement } from '../../providers/payments/provider.ts';

/** When the provider last paid to the bank according to the fetched payouts, or else when its first order was made; null if there is neither. */
export async function findLastPaid(db: Database, provider: string): Promise<Date | null> {
  const { rows } = await sql<{ at: string | null }>`
    select coalesce((select max(paid_at) from settlement where provider = ${provider}),
      (select min(created_at) from payment_order where provider = ${provider})) as at`.execute(db);
  const [last] = rows;
  return last?.at ? new Date(last.at) : null;
}

/** Which of these settlements are stored already, by the provider's reference. */
export async function findKnown(
  db: Database,
  provider: string,
  settlements: readonly Settlement[],
): Promise<Set<string>> {
  const { rows } = await sql<{ reference: string }>`
    select reference from settlement
    where provider = ${provider} and reference = any(${settlements.map(({ reference }) => reference)}::text[])`.execute(
    db,
  );
  return new Set(rows.map(({ reference }) => reference));
}

/** The first instant of the months that are open; null if nothing was ever booked. A month isn't closed before the caller's transaction ends. */
export async function findOpenSince(trx: Transaction): Promise<Date | null> {
  const { rows } = await sql<{ since: string | null }>`
    select coalesce((select max(month) + interval '1 month' from month_close),
      (select date_trunc('month', created_at at time zone ${timeZone}) from journal order by id limit 1)) at time zone ${timeZone} as since`.execute(
    trx,
  );
  const [open] = rows;
  return open?.since ? new Date(open.since) : null;
}

/** The order of each line, by the line's position; lines about nothing that Rondo knows are left out. */
export async function findOrders(
  trx: Transaction,
  provider: string,
  lines: Settlement['lines'],
): Promise<Map<number, string>> {
  const asked = lines.flatMap(({ payment }, position) => {
    if (payment === null) return [];
    // A provider's books may contain anything.
    if ('orderId' in payment) return isId(payment.orderId) ? { position, id: payment.orderId } : [];
    return { position, reference: payment.reference };
  });
  const { rows } = await sql<{ position: number; id: string }>`
    with line as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as l(position int, id uuid, reference text))
    select l.position, o.id from line l join payment_order o on o.id = l.id where o.provider = ${provider}
    union all
    select l.position, o.id from line l join payment_order o on o.provider_reference = l.reference
    where o.provider = ${provider}`.execute(trx);
  return new Map(rows.map(({ position, id }) => [position, id]));
}

/** What moved at the provider for an order, and what earlier lines explained of that, in cents. */
export interface MovedOrder {
  order_id: string;
  moved: number[];
  met: number[];
}

export async function findMoved(trx: Transaction, orderIds: readonly string[]): Promise<Map<string, MovedOrder>> {
  const { rows } = await sql<MovedOrder>`
    select o.id as order_id,
      (select coalesce(jsonb_agg(-p.amount_cents order by p.id), '[]') from journal j join posting p on p.journal_id = j.id
        where j.order_id = o.id and p.account = 'provider' and j.kind not like 'provider_%') as moved,
      (select coalesce(jsonb_agg(l.explained_cents), '[]') from settlement_line l
        where l.order_id = o.id and l.explained_cents <> 0)
        -- No line explains a payment that was given up: a line that comes after all makes up for the loss.
        || (select coalesce(jsonb_agg(m.cents), '[]') from missing_payout m where m.order_id = o.id and m.resolution = 'losses') as met
    from unnest(${[...new Set(orderIds)]}::uuid[]) as o(id)`.execute(trx);
  return new Map(rows.map((row) => [row.order_id, row]));
}

export type OpenLine = Pick<Rows['settlement_line'], 'id' | 'gross_cents' | 'explained_cents' | 'order_id'>;

/** Locks the lines that differ from an order and wait for somebody. */
export async function lockOpenLines(trx: Transaction): Promise<OpenLine[]> {
  const { rows } = await sql<OpenLine>`
    select id, gross_cents, explained_cents, order_id from settlement_line
    where gross_cents <> explained_cents and resolution is null and order_id is not null
    order by id for no key update`.execute(trx);
  return rows;
}

/** Lines that nobody has explained or decided about. */
export async function countOpen(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from settlement_line where gross_cents <> explained_cents and resolution is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
