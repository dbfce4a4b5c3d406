import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

export interface StatementRow {
  created_at: string;
  kind: string;
  amount_cents: number;
  game_id: string | null;
  game_name: string | null;
  friend: string | null;
  code: string | null;
  reason: string | null;
  receipt_id: string | null;
}

export interface StatementRows {
  openingCents: number;
  rows: StatementRow[];
}

/**
 * A wallet's postings from one instant until before another, and the sum of all earlier ones, read in one snapshot so that they fit
 * together.
 */
export async function findStatement(
  db: Database,
  userId: string,
  period: { from: Date; until: Date },
): Promise<StatementRows> {
  const { rows } = await sql<{ opening: number; lines: StatementRow[] }>`
    with own as (
      select p.id, p.journal_id, p.amount_cents, j.kind, j.created_at, j.idempotency_key, j.game_id, j.order_id, j.registration_id
      from posting p join journal j on j.id = p.journal_id
      where p.account = 'wallet' and p.owner_id = ${userId} and j.created_at < ${period.until})
    select
      (select coalesce(sum(amount_cents), 0) from own where created_at < ${period.from}) as opening,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'created_at', to_char(o.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'kind', o.kind, 'amount_cents', o.amount_cents,
          'game_id', g.id, 'game_name', g.name,
          'friend', case when r.user_id <> ${userId} then u.name end,
          'code', c.code, 'reason', coalesce(y.reason, t.reason), 'receipt_id', coalesce(c.id, r.id, b.id, case when o.kind in ('top_up', 'late_payment') then o.order_id end)) order by o.created_at, o.id)
        from own o
        left join registration r on r.id = o.registration_id and r.payer_id = ${userId}
        left join app_user u on u.id = r.user_id
        left join journal_reason y on y.journal_id = o.journal_id and y.user_id = ${userId}
        left join taken_out t on t.registration_id = o.registration_id and t.user_id = ${userId} and o.kind = 'refund'
        left join game g on g.id = coalesce(r.game_id, o.game_id)
        left join promocode_holder h on h.user_id = ${userId} and o.kind = 'promotion'
          and o.idempotency_key = 'promotion:' || h.promocode_id || ':' || h.user_id
        left join promocode c on c.id = h.promocode_id
        left join pass b on b.user_id = ${userId} and o.kind = 'pass_bought' and o.idempotency_key = 'pass_bought:' || b.id
        where o.created_at >= ${period.from}), '[]') as lines`.execute(db);
  return { openingCents: rows[0]?.opening ?? 0, rows: rows[0]?.lines ?? [] };
}
