import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { factsInJson, joinFacts, type MovementFacts } from './movement-rows.ts';

export interface StatementRow extends MovementFacts {
  created_at: string;
  kind: string;
  amount_cents: number;
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
          'created_at', to_char(l.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'kind', l.kind, 'amount_cents', l.amount_cents,
          ${factsInJson(userId)}) order by l.created_at, l.id)
        from own l
        ${joinFacts(userId)}
        where l.created_at >= ${period.from}), '[]') as lines`.execute(db);
  return { openingCents: rows[0]?.opening ?? 0, rows: rows[0]?.lines ?? [] };
}
