import { mayConfirmResult } from '@rondo/rules/results';
import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { lockGames } from '../games/life/lock-games.ts';
import { requireOpen } from './enter-result.ts';
import { enteredIn, partOf } from './result-queries.ts';

/**
 * Confirms a result for another side than the one that entered it: it stands from now on.
 * @param seen when the result was entered that they saw; ISO text
 * @throws Refused `game_not_found`, `not_allowed`, `game_cancelled`, `result_not_yet`, `result_too_late`, `result_changed`
 */
export function confirmResult(
  { db }: { db: Database },
  call: AdminCall,
  gameId: string,
  seen: string,
): Promise<boolean> {
  const command = { action: 'game.result_confirm', subject: { kind: 'game', id: gameId } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    await lockGames(trx, gameId, 'one');
    const now = await timeAfterLock(trx);
    const game = await requireOpen(trx, gameId, call.viewer, now);
    if (!game.entry || new Date(game.entry.enteredAt).getTime() !== new Date(seen).getTime())
      throw new Refused('result_changed');
    const entered = enteredIn(game, now);
    if (!mayConfirmResult(partOf(game, call.viewer), entered))
      // Pressed twice, or by two people at once, it is confirmed once.
      if (entered?.stands) return { answer: true, logged: async () => ({}) };
      else throw new Refused('not_allowed');
    await sql`
      update game_result set confirmed_at = ${now}, confirmed_by = ${call.viewer.id}
      where game_id = ${gameId} and entered_at = ${seen}`.execute(trx);
    await sql`update team_outcome set stands_at = ${now} where game_id = ${gameId}`.execute(trx);
    return { answer: true, logged: async () => ({}) };
  });
}
