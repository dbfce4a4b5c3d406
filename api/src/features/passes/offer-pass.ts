import { sql } from 'kysely';
import { adminCommand, type AdminCall } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';

/**
 * Offers a pass for a game's series with a discount in percent, or stops offering one (product.md#passes). Only admins do, because they also set the
 * price of the games.
 * @throws Refused `game_not_found`; `no_pass_here` for a game of no series, or an external event
 */
export async function offerPass(
  { db }: { db: Database },
  call: AdminCall,
  gameId: string,
  percent: number | null,
): Promise<number | null> {
  const command = { action: 'game.offer_pass', subject: { kind: 'game', id: gameId } } as const;
  return adminCommand({ db }, call, command, async (trx) => {
    const { rows } = await sql<{ series_id: string | null; tournament_external: boolean }>`
      select series_id, tournament_external from game where id = ${gameId}`.execute(trx);
    const [game] = rows;
    if (!game) throw new Refused('game_not_found');
    if (game.series_id === null || game.tournament_external) throw new Refused('no_pass_here');
    const { rows: before } = await sql<{ percent: number | null }>`
      select pass_percent as percent from game_series where id = ${game.series_id} for no key update`.execute(trx);
    await sql`update game_series set pass_percent = ${percent} where id = ${game.series_id}`.execute(trx);
    return { answer: percent, before: { percent: before[0]?.percent ?? null }, after: { percent } };
  });
}
