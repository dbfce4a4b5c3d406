import type { Transaction } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs.ts';

/**
 * Schedules a sweep of a game for its cutoff and for its end. The time is part of the key, so that after an edit the old jobs find
 * nothing to do.
 */
export async function scheduleSweeps(
  trx: Transaction,
  jobs: Jobs,
  game: { id: string; cutoff_at: Date; ends_at: Date },
): Promise<void> {
  for (const startAfter of [game.cutoff_at, game.ends_at])
    await jobs.enqueue(
      trx,
      'sweep-games',
      { gameId: game.id },
      { key: `${game.id}:${startAfter.toISOString()}`, startAfter },
    );
}
