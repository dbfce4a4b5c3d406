import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { events } from '../../notifications/events.ts';
import { sendMessages, type MessageContext } from '../../notifications/send-messages.ts';

/**
 * Ends the offers of a person who is out of games: their own end with their spot; players who offered them one are told that they decline
 * it.
 * @param gameIds in these games; all, if omitted
 */
export async function endOffers(
  trx: Transaction,
  context: MessageContext,
  userId: string,
  gameIds?: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ giver_id: string; game_id: string; game_name: string; name: string; at: string }>`
    with ended as (
      update hand_over h set ended_at = app_now(), outcome = case when h.to_user_id = ${userId} then 'declined' else 'withdrawn' end
      from registration r
      where r.id = h.registration_id and h.ended_at is null and ${userId} in (h.to_user_id, r.user_id)
        and (${gameIds ?? null}::uuid[] is null or h.game_id = any(${gameIds ?? null}::uuid[]))
      returning h.to_user_id, r.user_id, h.game_id, h.ended_at
    )
    select e.user_id as giver_id, e.game_id, g.name as game_name, u.name, e.ended_at as at
    from ended e join game g on g.id = e.game_id join app_user u on u.id = e.to_user_id
    where e.to_user_id = ${userId}`.execute(trx);
  for (const { giver_id, game_id, game_name, name, at } of rows) {
    const told = events.handOverOff(giver_id, { id: game_id, name: game_name }, { named: { id: userId, name } });
    await sendMessages(trx, context, [told], new Date(at));
  }
}
