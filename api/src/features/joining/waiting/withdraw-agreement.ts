import { sql } from 'kysely';
import { type Database, inTransaction } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';

/**
 * Stops automatic payment for a person on the waiting list; they keep their place. It runs under the game's lock, as promoting does, so that it comes
 * before or after a charge.
 * @throws Refused `game_not_found`, `not_waiting`
 */
export async function withdrawAgreement(db: Database, gameId: string, userId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const game = await sql`select from game where id = ${gameId} for no key update`.execute(trx);
    if (game.rows.length === 0) throw new Refused('game_not_found');
    const { rows } = await sql`
      update waiting_entry set allowed_cents = null
      where game_id = ${gameId} and user_id = ${userId} and status = 'waiting' returning id`.execute(trx);
    if (rows.length === 0) throw new Refused('not_waiting');
  });
}
