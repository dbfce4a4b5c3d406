import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { GameAnswer, GameCommand } from './commands.ts';
import type { Door } from './door.ts';
import { sweepStarted } from './limit-unfinished.ts';
import { settleEndedOrders } from './settle-ended-orders.ts';
import { findGamesToPromote, findProvedOtherwise } from './waiting-queries.ts';

const promote: GameCommand = { kind: 'promote', userId: null, key: null };

/** Holds end and those who wait get open spots, by themselves. */
export function registerJoiningJobs(
  { db, jobs, clock }: { db: Database; jobs: Jobs; clock: Clock },
  door: Door<GameCommand, GameAnswer>,
): void {
  // They don't count against capacity from that time on, swept or not.
  jobs.sweep('holds', async () => {
    await sql`update spot_hold set released_at = expires_at
      where released_at is null and expires_at <= ${clock.now()}`.execute(db);
  });
  jobs.sweep('started entries', () => sweepStarted(db));
  jobs.sweep('ended orders', () => settleEndedOrders(db, door, null));
  jobs.handle('order-ended', ({ orderId }) => settleEndedOrders(db, door, orderId));
  jobs.sweep('waiting lists', async () => {
    // One game that can't be moved on must not hold up the others.
    const failures: unknown[] = [];
    for (const gameId of await findGamesToPromote(db, clock.now()))
      await door.enter(gameId, promote).catch((error: unknown) => failures.push(error));
    for (const { gameId, ...spot } of await findProvedOtherwise(db))
      await door.enter(gameId, { kind: 'prove', ...spot, key: null }).catch((error: unknown) => failures.push(error));
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} waiting lists could not be moved on`);
  });
  jobs.handle('open-spots', async ({ gameId }) => {
    await door.enter(gameId, promote);
  });
}
