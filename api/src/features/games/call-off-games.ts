import { mayCancelGame, refuseChange } from '@rondo/rules';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db.ts';
import { type IdempotencyKey, once } from '../../platform/idempotency.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions.ts';
import { cancelGame, lockPayers } from './cancel-game.ts';
import { lockGames } from './lock-games.ts';

/**
 * Cancels a game at its organiser's or an admin's wish, or it and all later ones of its series: any time before the start,
 * with a note for the players, everyone gets 100 % back (3-decisions §3).
 * @returns the ids of the cancelled games, the asked one first
 * @throws Refused `game_not_found`, `not_allowed`, `game_cancelled`, `game_archived` or `game_started`
 */
export async function callOffGames(
  { db, jobs, config }: { db: Database; jobs: Jobs; config: { publicUrl: string } },
  viewer: Viewer,
  gameId: string,
  { note, scope }: { note: string; scope: 'one' | 'following' },
  key: IdempotencyKey | null,
): Promise<string[]> {
  return once(db, viewer.id, key, async (trx) => {
    const games = await lockGames(trx, gameId, scope);
    const now = await timeAfterLock(trx);
    for (const game of games) {
      if (!mayCancelGame(viewer, { organiserId: game.organiser_id })) throw new Refused('not_allowed');
      const refusal = refuseChange({ ...game, startsAt: new Date(game.starts_at) }, now);
      if (refusal) throw new Refused(refusal);
    }
    const ids = games.map(({ id }) => id);
    await lockPayers(trx, ids);
    for (const game of games) {
      // An admin speaks for Rondo, but in a game of their own.
      const by = viewer.id === game.organiser_id ? 'organiser' : 'rondo';
      await cancelGame(trx, { jobs, publicUrl: config.publicUrl }, game, { by, id: viewer.id, note }, now);
    }
    return ids;
  });
}
