import { bulkRefusals } from '@rondo/contract';
import { sql } from 'kysely';
import { insertRows } from '../../platform/database/insert-rows.ts';
import type { Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Move } from '../games/editing/move-game.ts';

interface Wanted {
  gameIds: readonly string[];
  /** null if the games are cancelled. */
  move: Move | null;
  /** The note that players read. */
  note: string;
  byId: string;
}

/**
 * Keeps which games are to be cancelled or moved together, for the job that does it (product.md#bulk-changes).
 * @returns its id
 * @throws Refused `game_not_found`
 */
export async function keepBulkChange(
  trx: Transaction,
  jobs: Jobs,
  { gameIds, move, note, byId }: Wanted,
  now: Date,
): Promise<string> {
  const id = crypto.randomUUID();
  const { place = null, ...later } = move ?? {};
  const asked = {
    id,
    act: move ? 'move' : 'cancel',
    note,
    ...later,
    ...place,
    asked_by: byId,
    created_at: now,
  } as const;
  await insertRows(trx, 'bulk_change', [asked]);
  const wanted = [...new Set(gameIds)];
  const { rows } = await sql`
    insert into bulk_change_game (bulk_change_id, game_id)
    select ${id}, g.id from game g where g.id = any(${wanted}::uuid[]) returning game_id`.execute(trx);
  if (rows.length < wanted.length) throw new Refused('game_not_found');
  await jobs.enqueue(trx, 'bulk-change', { id });
  return id;
}

/** Why a game was left out, as the console has words for it. */
export function refusalOf({ code }: Refused): (typeof bulkRefusals)[number] {
  return bulkRefusals.find((known) => known === code) ?? 'other';
}
