import type { CallRequest, startBulkChange as startCall } from '@rondo/contract';
import { minute } from '@rondo/rules';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import { keepBulkChange } from './keep-bulk-change.ts';
import type { Place } from '../games/editing/move-game.ts';
import { findPlace, wereMoved } from './bulk-queries.ts';

/**
 * Has games cancelled or moved together (product.md#bulk-changes).
 * @returns the id of the bulk change
 * @throws Refused `confirm_identity`, `game_not_found`, `venue_unknown`, `move_missing`, `moved_just_now`
 */
export function startBulkChange(
  { db, jobs }: { db: Database; jobs: Jobs },
  call: AdminCall,
  { act, gameIds, days, minutes, venueId, note }: CallRequest<typeof startCall>['body'],
): Promise<string> {
  const command = {
    action: act === 'cancel' ? 'games.cancel' : 'games.move',
    subject: { kind: 'bulk_change', id: null },
    reason: note,
  } as const;
  return adminCommand({ db }, call, command, async (trx, now) => {
    const isMove = act === 'move';
    if (isMove && days === 0 && minutes === 0 && venueId === undefined) throw new Refused('move_missing');
    if (isMove) await requireNotMoved(trx, gameIds, { days, minutes }, now);
    const move = isMove ? { days, minutes, place: await requirePlace(trx, venueId) } : null;
    const id = await keepBulkChange(trx, jobs, { gameIds, move, note, byId: call.viewer.id }, now);
    const after = { games: gameIds, ...(move && { days, minutes, address: move.place?.address ?? null }) };
    return { answer: id, subject: { kind: 'bulk_change', id }, after };
  });
}

/**
 * Refuses a repeated move: after a lost answer, or when two admins act on the same view, it would move the games twice. One move is begun at a time.
 * @throws Refused `moved_just_now`
 */
async function requireNotMoved(
  trx: Transaction,
  gameIds: readonly string[],
  move: { days: number; minutes: number },
  now: Date,
): Promise<void> {
  await sql`lock table bulk_change in share row exclusive mode`.execute(trx);
  if (await wereMoved(trx, gameIds, move, new Date(now.getTime() - 10 * minute))) throw new Refused('moved_just_now');
}

/** @throws Refused `venue_unknown` */
export async function requirePlace(db: Database, venueId: string | undefined): Promise<Place | null> {
  if (venueId === undefined) return null;
  const place = await findPlace(db, venueId);
  if (!place) throw new Refused('venue_unknown');
  return place;
}
