import { refuseLettingIn } from '@rondo/rules/taking-out';
import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { requireLed } from '../games/access/require-right.ts';
import { lockGames } from '../games/life/lock-games.ts';

/**
 * Lets a player who was taken out join a game again; they are told.
 * @throws Refused `game_not_found`, `not_taken_out`, `not_allowed`
 */
export async function letIn(
  context: { db: Database },
  call: AdminCall,
  { gameId, playerId }: { gameId: string; playerId: string },
): Promise<void> {
  const { viewer } = call;
  const command = { action: 'game.let_in', subject: { kind: 'game', id: gameId } } as const;
  await commandOfAnyone(context, call, command, async (trx) => {
    const [game] = await lockGames(trx, gameId, 'one');
    const { rights } = await requireLed(trx, viewer, gameId);
    const { rows } = await sql<Pick<Rows['taken_out'], 'id' | 'taken_by'>>`
      select id, taken_by from taken_out
      where game_id = ${gameId} and user_id = ${playerId} and let_in_at is null`.execute(trx);
    const [out] = rows;
    const led = { organiserId: game.organiser_id, rights };
    const refusal = refuseLettingIn(viewer, led, { playerId, by: out?.taken_by ?? 'organiser' });
    if (refusal) throw new Refused(refusal);
    if (!out) throw new Refused('not_taken_out');
    const now = await timeAfterLock(trx);
    await sql`update taken_out set let_in_at = ${now} where id = ${out.id}`.execute(trx);
    await recordEvents(trx, [{ name: 'player.letIn', data: { gameId, userId: playerId } }], now);
    return { answer: true, logged: async () => ({ after: { userId: playerId } }) };
  });
}
