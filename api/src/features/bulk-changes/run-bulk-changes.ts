import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { moveGame } from '../games/editing/move-game.ts';
import { callOff } from '../games/life/call-off-games.ts';
import { lockGames } from '../games/life/lock-games.ts';
import { refusalOf } from './keep-bulk-change.ts';

interface BulkContext {
  db: Database;
  jobs: Jobs;
}

type BulkChange = Rows['bulk_change'];

/** Goes on with every bulk change that was left unfinished. */
export async function runBulkChanges(context: BulkContext): Promise<void> {
  const { rows } = await sql<Pick<BulkChange, 'id'>>`
    select id from bulk_change where finished_at is null order by created_at`.execute(context.db);
  const failures: unknown[] = [];
  for (const { id } of rows) await runBulkChange(context, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'bulk changes with games that could not be changed');
}

/**
 * Cancels or moves the games of a bulk change (decisions/0098-bulk-changes.md), each in a transaction that also marks it as done, so that each is
 * changed once however often this runs. A game that fails is left for the next run, and the others go on.
 */
export async function runBulkChange(context: BulkContext, id: string): Promise<void> {
  const failed = new Map<string, unknown>();
  for (;;) {
    const gameId = await findWaiting(context.db, id, [...failed.keys()]);
    if (gameId === undefined) break;
    await changeGame(context, id, gameId).catch((error: unknown) => failed.set(gameId, error));
  }
  if (failed.size > 0) throw new AggregateError(failed.values(), `games not changed: ${[...failed.keys()].join(', ')}`);
  await sql`
    update bulk_change set finished_at = app_now() where id = ${id} and finished_at is null and not exists (
      select from bulk_change_game where bulk_change_id = ${id} and state = 'waiting')`.execute(context.db);
}

async function findWaiting(db: Database, id: string, except: string[]): Promise<string | undefined> {
  const { rows } = await sql<{ game_id: string }>`
    select o.game_id from bulk_change_game o join game g on g.id = o.game_id
    where o.bulk_change_id = ${id} and o.state = 'waiting' and o.game_id <> all(${except}::uuid[])
    order by g.starts_at, g.id limit 1`.execute(db);
  return rows[0]?.game_id;
}

async function changeGame({ db, jobs }: BulkContext, id: string, gameId: string): Promise<void> {
  try {
    await inTransaction(db, async (trx) => {
      const [game] = await lockGames(trx, gameId, 'one');
      const change = await takeOn(trx, id, gameId);
      if (!change) return;
      const { asked_by: byId, note } = change;
      const now = await timeAfterLock(trx);
      if (change.act === 'cancel') await callOff(trx, jobs, [game], { byId, note }, now);
      else await moveGame(trx, jobs, gameId, moveOf(change), { byId, note }, now);
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await sql`
      update bulk_change_game set state = 'refused', refusal = ${refusalOf(error)}
      where bulk_change_id = ${id} and game_id = ${gameId} and state = 'waiting'`.execute(db);
  }
}

/** Marks a game as done, with its row locked; undefined if another process did it before. */
async function takeOn(trx: Transaction, id: string, gameId: string): Promise<BulkChange | undefined> {
  const { rows } = await sql<BulkChange>`
    update bulk_change_game o set state = 'done' from bulk_change b
    where b.id = o.bulk_change_id and b.id = ${id} and o.game_id = ${gameId} and o.state = 'waiting' returning b.*`.execute(
    trx,
  );
  return rows[0];
}

function moveOf(change: BulkChange) {
  const { days, minutes, latitude, longitude, address, city, country, place_description } = change;
  const isElsewhere =
    latitude !== null &&
    longitude !== null &&
    address !== null &&
    city !== null &&
    country !== null &&
    place_description !== null;
  const place = isElsewhere ? { latitude, longitude, address, city, country, place_description } : null;
  return { days, minutes, place };
}
