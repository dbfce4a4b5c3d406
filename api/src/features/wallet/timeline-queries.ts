import { type TimelineShow, timelineShows } from '@rondo/contract';
import type { PaymentMethod } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import { factColumns, joinFacts, type MovementFacts } from './movement-rows.ts';

export interface TimelineRow extends Pick<Rows['journal'], 'kind'>, MovementFacts {
  at: string;
  amount_cents: number;
  balance_cents: number;
  method: PaymentMethod | null;
  fee_cents: number;
}

interface Asked {
  show?: TimelineShow | undefined;
  /** Only what happened before this instant. */
  before?: string | undefined;
  limit: number;
}

/**
 * The movements of a wallet, and its owner's payments for spots through the provider, the latest first; each with the balance after it. Pages are
 * split between instants, so movements of the same instant are on one page.
 * @returns `next`: the instant that the next page lies before; null if there is none
 */
export async function findTimeline(
  db: Database,
  userId: string,
  { show, before, limit }: Asked,
): Promise<{ rows: TimelineRow[]; next: string | null }> {
  const kinds: readonly string[] | null = show ? timelineShows[show] : null;
  const { rows } = await sql<TimelineRow & { more: boolean }>`
    with moved as (
      select p.id, p.journal_id, p.amount_cents, true as by_wallet
      from posting p where p.account = 'wallet' and p.owner_id = ${userId}
      union all
      select p.id, p.journal_id, p.amount_cents, false
      from registration r
      join journal j on j.registration_id = r.id and j.kind = 'entrance_fee' and j.user_id = ${userId}
      join posting p on p.journal_id = j.id and p.account = 'checkout'
      where r.payer_id = ${userId} and r.paid_cents > 0 and r.order_id is not null
    ), line as (
      select m.id, m.journal_id, date_trunc('milliseconds', j.created_at) as at, j.kind, m.amount_cents, j.game_id, j.order_id,
        j.registration_id, j.idempotency_key,
        coalesce(sum(m.amount_cents) filter (where m.by_wallet) over (order by j.created_at, m.id), 0)::bigint as balance_cents
      from moved m join journal j on j.id = m.journal_id
    ), asked as (
      select * from line
      where (${before ?? null}::timestamptz is null or at < ${before ?? null}::timestamptz)
        and (${kinds}::text[] is null or kind = any(${kinds}::text[]))
    ), page as (
      select * from asked order by at desc fetch first ${limit} rows with ties
    )
    select l.at, l.kind, l.amount_cents, l.balance_cents, ${factColumns(userId)},
      o.method, coalesce(o.fee_cents, 0) as fee_cents,
      exists (select from asked where at < (select min(at) from page)) as more
    from page l
    ${joinFacts(userId)}
    left join payment_order o on o.id = l.order_id and l.kind in ('top_up', 'late_payment', 'entrance_fee')
    order by l.at desc, l.id desc`.execute(db);
  const last = rows.at(-1);
  return { rows, next: last?.more ? last.at : null };
}
