import type { GameStatus } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

export type CashOutStatus = 'refunded' | 'confirmed' | 'pending' | 'partial_refund';

export interface CashOutRow {
  id: string;
  paid_cents: number;
  refunded_cents: number;
  cash_out_status: CashOutStatus;
  joined_at: string;
  game_id: string;
  game_name: string;
  starts_at: string;
  game_status: GameStatus;
}

/**
 * What a person paid from the balance for spots, their own or a friend's. A spot given up for less than was paid is a partial
 * refund; a payment is confirmed with its game.
 */
export async function findCashOuts(
  db: Database,
  userId: string,
  page: { order: 'latest' | 'earliest'; skip: number; limit: number; status?: CashOutStatus },
): Promise<{ rows: CashOutRow[]; totalCount: number }> {
  const { rows } = await sql<CashOutRow & { total: number }>`
    select *, count(*) over () as total from (
      select r.id, r.paid_cents, r.refunded_cents, r.joined_at, g.id as game_id, g.name as game_name, g.starts_at,
        g.status as game_status,
        case when r.status in ('refunded', 'cancelled')
               then case when r.refunded_cents = r.paid_cents then 'refunded' else 'partial_refund' end
             when g.status = 'confirmed' then 'confirmed' else 'pending' end as cash_out_status
      from registration r join game g on g.id = r.game_id
      where r.payer_id = ${userId} and r.paid_cents > 0) c
    where ${page.status ? sql`cash_out_status = ${page.status}` : sql`true`}
    order by joined_at ${page.order === 'latest' ? sql`desc` : sql`asc`}, id
    limit ${page.limit} offset ${page.skip}`.execute(db);
  return { rows, totalCount: rows[0]?.total ?? 0 };
}
