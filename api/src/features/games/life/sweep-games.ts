import { decideSweep } from '@rondo/rules';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import { timeAfterLock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import { type Database, inTransaction, isTransient, type Transaction } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { archiveGame } from './archive-game.ts';
import { cancelGame } from './cancel-game.ts';
import { confirmGame } from './confirm-game.ts';
import { type LockedGame, lockedGameColumns } from './lock-games.ts';

export interface LifecycleContext {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'seller'>;
}

/**
 * Takes every game that is due to its next step: confirmed, cancelled at the cutoff, or archived at the end. Each game has its own
 * transaction; one that another process has locked is left to it. A missed or repeated run does no harm.
 */
export async function sweepGames(context: LifecycleContext): Promise<void> {
  const failed = new Map<string, unknown>();
  for (;;) {
    const due = await findDue(context.db, context.clock.now(), [...failed.keys()]);
    let steps = 0;
    for (const id of due) {
      try {
        steps += (await sweepGame(context, id)) ? 1 : 0;
      } catch (error) {
        // A game that fails must not hold up the others, nor be retried before the next run.
        failed.set(id, error);
        if (isTransient(error)) throw error;
      }
    }
    // There is nothing left, or the rest is locked by another process.
    if (steps === 0) break;
  }
  if (failed.size > 0) throw new AggregateError(failed.values(), `games not swept: ${[...failed.keys()].join(', ')}`);
}

async function findDue(db: Database, now: Date, except: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (select id from game where not archived and status = 'pending' and cutoff_at <= ${now} and id <> all(${except}::uuid[])
      order by cutoff_at limit 500)
    union
    (select id from game where not archived and ends_at <= ${now} and id <> all(${except}::uuid[])
      order by ends_at limit 500)`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Takes one game one step further.
 * @returns whether there was a step to take
 */
export async function sweepGame(context: LifecycleContext, gameId: string): Promise<boolean> {
  return inTransaction(context.db, async (trx) => {
    const { rows } = await sql<LockedGame>`
      select ${lockedGameColumns} from game g where g.id = ${gameId} for no key update of g skip locked`.execute(trx);
    const game = rows[0];
    if (!game) return false;
    return step(trx, context, game, await timeAfterLock(trx));
  });
}

async function step(
  trx: Transaction,
  { jobs, config }: Pick<LifecycleContext, 'jobs' | 'config'>,
  game: LockedGame,
  now: Date,
): Promise<boolean> {
  const facts = {
    status: game.status,
    archived: game.archived,
    startsAt: new Date(game.starts_at),
    createdAt: new Date(game.created_at),
    priceCents: game.price_cents,
    durationMinutes: game.duration_minutes,
    joinedCount: game.joined_count,
    unprovedCount: game.unproved_count,
    minimumPlayers: game.minimum_players,
  };
  switch (decideSweep(facts, now)) {
    case 'confirm':
      await confirmGame(trx, game.id, now);
      return true;
    case 'cancel':
      await cancelGame(trx, jobs, game.id, { by: 'system' }, now);
      return true;
    case 'archive':
      await archiveGame(trx, game, config.seller, now);
      return true;
    case null:
      return false;
  }
}
