import { refuseRegularSpots } from '@rondo/rules/regulars';
import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import { requireRight } from '../games/access/require-right.ts';
import { lockGames } from '../games/life/lock-games.ts';
import { lockSeries } from './lock-series.ts';
import { moveKeptSpots } from '../games/editing/move-kept-spots.ts';
import { findGamesToCome } from './regular-queries.ts';

/**
 * Sets how many spots of each game of a series are for regulars, and until when they are kept (product.md#regulars). Changed days also apply to spots
 * kept already; where they end a spot, the waiting list moves on.
 * @throws Refused `game_not_found`, `not_allowed`, `regulars_no_series`, or as `refuseRegularSpots` says
 */
export function offerRegularSpots(
  { db, jobs }: { db: Database; jobs: Jobs },
  call: AdminCall,
  gameId: string,
  { spots, days }: { spots: number; days: number },
): Promise<boolean> {
  const command = { action: 'game.edit', subject: { kind: 'game', id: gameId } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    const series = await lockSeries(trx, gameId);
    const [game] = await lockGames(trx, gameId, 'following');
    await requireRight(trx, call.viewer, [game], 'edit');
    const now = await timeAfterLock(trx);
    const toCome = await findGamesToCome(trx, series.id, now);
    const refusal = refuseRegularSpots(toCome, spots);
    if (refusal) throw new Refused(refusal.code, 'most' in refusal ? { most: refusal.most } : undefined);
    await sql`
      update game_series set regular_spots = ${spots}, regular_days = ${days} where id = ${series.id}`.execute(trx);
    const before = { regularSpots: series.regular_spots, regularDays: series.regular_days };
    const gameIds = toCome.map(({ id }) => id);
    if (days !== series.regular_days) await moveKeptSpots(trx, gameIds, now);
    if (days > series.regular_days) for (const id of gameIds) await jobs.enqueue(trx, 'open-spots', { gameId: id });
    return { answer: true, logged: async () => ({ before, after: { regularSpots: spots, regularDays: days } }) };
  });
}
