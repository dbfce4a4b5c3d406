import { amsterdamDay, hour, missingPlayers } from '@rondo/rules';
import { rescueLimits, waveSize } from '@rondo/rules/rescue';
import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import type { Hearer } from '../../platform/events/hear-events.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { ofGame } from '../notifications/messages.ts';
import { sendMessages } from '../notifications/send-messages.ts';
import { joinable } from '../games/rows/joinable-rows.ts';
import type { LifecycleContext } from '../games/life/sweep-games.ts';
import { lockedGameColumns } from '../games/life/lock-games.ts';
import { type Rescued, writeTold } from './find-people.ts';
import { findShort } from './rescue-queries.ts';

/**
 * Tells people, in waves, of each game that lacks a few players shortly before its cutoff (product.md#rescue). Each game has its own transaction; a
 * game that another process has locked is left to that process.
 */
export async function rescueGames(context: LifecycleContext, signal?: AbortSignal): Promise<void> {
  for (const id of await findDue(context.db, context.clock.now())) {
    if (signal?.aborted) return;
    await inTransaction(context.db, (trx) => rescueGame(trx, context, id));
  }
}

/** After a spot is given up, its game may lack players: people are told now, without waiting for the next sweep. */
export function rescueLeft(context: Pick<LifecycleContext, 'jobs' | 'config'>): Hearer<'spot.givenUp'> {
  return async (trx, left, now) => {
    const gameIds = left.map(({ data }) => data.gameId);
    for (const id of await findDue(trx, now, gameIds)) await rescueGame(trx, context, id);
  };
}

/** Games for which a wave may be due, all or only these; this is decided after each is locked. */
async function findDue(db: Database, now: Date, gameIds: readonly string[] | null = null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select g.id from game g
    where (${gameIds}::uuid[] is null or g.id = any(${gameIds}::uuid[])) and g.status = 'pending' and not g.archived and g.passcode is null and not g.tournament_external
      and g.cutoff_at between ${new Date(now.getTime() + rescueLimits.untilHours * hour)}
        and ${new Date(now.getTime() + rescueLimits.fromHours * hour)}
      and g.minimum_players - g.joined_count + g.unproved_count between 1 and ${rescueLimits.missingMax}
      and ${joinable(now)}
      and not exists (select from rescue_wave w where w.game_id = g.id
        and (w.number >= ${rescueLimits.waves} or w.started_at > ${new Date(now.getTime() - rescueLimits.waveHours * hour)}))
    order by g.cutoff_at, g.id`.execute(db);
  return rows.map(({ id }) => id);
}

async function rescueGame(
  trx: Transaction,
  { jobs, config: { publicUrl } }: Pick<LifecycleContext, 'jobs' | 'config'>,
  gameId: string,
): Promise<void> {
  const { rows } = await sql<Rescued>`
    select ${lockedGameColumns}, g.level
    from game g where g.id = ${gameId} for no key update of g skip locked`.execute(trx);
  const [game] = rows;
  if (!game) return;
  const now = await timeAfterLock(trx);
  const facts = await findShort(trx, gameId, now);
  const past = await findWaves(trx, gameId);
  const most = waveSize(facts, past, now);
  if (most === 0) return;
  const wave = past.count + 1;
  const missing = missingPlayers(facts);
  await insertRows(trx, 'rescue_wave', [{ game_id: gameId, number: wave, missing, started_at: now }]);
  const told = await writeTold(trx, game, { wave, most, today: amsterdamDay(now) }, now);
  const messages = told.map((userId) => ofGame(userId, 'gameNeedsYou', game, { params: { count: missing } }));
  await sendMessages(trx, { jobs, publicUrl }, messages, now);
}

async function findWaves(trx: Transaction, gameId: string): Promise<{ count: number; lastAt: Date | null }> {
  const { rows } = await sql<{ number: number; started_at: string }>`
    select number, started_at from rescue_wave where game_id = ${gameId} order by number desc limit 1`.execute(trx);
  const [last] = rows;
  return last ? { count: last.number, lastAt: new Date(last.started_at) } : { count: 0, lastAt: null };
}
