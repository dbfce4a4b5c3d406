import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';

export async function countLateChanges(db: Database, gameId: string): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    select count(*) as made from late_change where game_id = ${gameId}`.execute(db);
  return rows[0]?.made ?? 0;
}

/** How many people are told of a change of a game, and how many of them could get a full refund when its time changes. */
export async function findReach(db: Database, gameId: string, byId: string): Promise<{ told: number; paid: number }> {
  const { rows } = await sql<{ told: number; paid: number }>`
    with spot as (
      select user_id, payer_id, paid_cents - refunded_cents as cents from registration
      where game_id = ${gameId} and status = 'active'
    )
    select
      (select count(*) from (
        select user_id from spot union select payer_id from spot
        union select user_id from waiting_entry where game_id = ${gameId} and status = 'waiting' and user_id <> ${byId}
        union select organiser_id from game where id = ${gameId} and organiser_id <> ${byId}) p) as told,
      (select count(distinct payer_id) from spot where cents > 0) as paid`.execute(db);
  return rows[0] ?? { told: 0, paid: 0 };
}
