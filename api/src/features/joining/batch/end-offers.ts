import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { recordEvents } from '../../../platform/events/record-events.ts';

/**
 * Ends the offers of a person who leaves games. Their own offers end with their spot; players who offered them a spot are told that they decline it.
 * @param gameIds in these games; in all if omitted
 */
export async function endOffers(trx: Transaction, userId: string, gameIds?: readonly string[]): Promise<void> {
  const { rows } = await sql<{ giver_id: string; game_id: string; at: string }>`
    with ended as (
      update hand_over h set ended_at = app_now(), outcome = case when h.to_user_id = ${userId} then 'declined' else 'withdrawn' end
      from registration r
      where r.id = h.registration_id and h.ended_at is null and ${userId} in (h.to_user_id, r.user_id)
        and (${gameIds ?? null}::uuid[] is null or h.game_id = any(${gameIds ?? null}::uuid[]))
      returning h.to_user_id, r.user_id, h.game_id, h.ended_at
    )
    select user_id as giver_id, game_id, ended_at as at from ended where to_user_id = ${userId}`.execute(trx);
  for (const { giver_id: giverId, game_id: gameId, at } of rows) {
    const data = { gameId, userId: giverId, declinerId: userId };
    await recordEvents(trx, [{ name: 'handOver.dropped', data }], new Date(at));
  }
}
