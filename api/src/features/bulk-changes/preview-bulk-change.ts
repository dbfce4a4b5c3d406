import type { bulkRefusals, CallRequest, previewBulkChange } from '@rondo/contract';
import { bulkChangeMax, refuseChange } from '@rondo/rules';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { refusalOf } from './keep-bulk-change.ts';
import { type Move, planMove } from '../games/editing/move-game.ts';
import { type LockedGame, lockedGameColumns } from '../games/life/lock-games.ts';
import { isMeant } from '../games/finding/meant-games.ts';
import { countPeople } from './bulk-queries.ts';
import { requirePlace } from './start-bulk-change.ts';

interface PreviewedGame {
  game: LockedGame & { paid_cents: number };
  refusal: (typeof bulkRefusals)[number] | null;
}

interface BulkPreview {
  games: PreviewedGame[];
  people: number;
  more: boolean;
}

/**
 * What a bulk change would do, by the rules that decide when it runs (product.md#bulk-changes). Nothing is locked, because each game is decided anew
 * then.
 * @throws Refused `venue_unknown`
 */
export async function previewChange(
  { db, clock }: { db: Database; clock: Clock },
  search: CallRequest<typeof previewBulkChange>['query'],
): Promise<BulkPreview> {
  const { act, days, minutes, venueId } = search;
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const meant = await findMeant(trx, search);
    const move = act === 'move' ? { days, minutes, place: await requirePlace(trx, venueId) } : null;
    const games: PreviewedGame[] = [];
    for (const game of meant.slice(0, bulkChangeMax))
      games.push({ game, refusal: move ? await refuseMove(trx, game, move, now) : refuseCancel(game, now) });
    const possible = games.flatMap(({ game, refusal }) => (refusal === null ? [game.id] : []));
    return { games, people: await countPeople(trx, possible), more: meant.length > bulkChangeMax };
  });
}

/** The games that are meant, by their start, in the order in which a command would lock them; one more than may be changed together. */
async function findMeant(
  db: Database,
  search: CallRequest<typeof previewBulkChange>['query'],
): Promise<(LockedGame & { paid_cents: number })[]> {
  const { rows } = await sql<LockedGame & { paid_cents: number }>`
    select ${lockedGameColumns}, coalesce((
      select sum(r.paid_cents - r.refunded_cents) from registration r
      where r.game_id = g.id and r.status = 'active' and r.pass_id is null), 0) as paid_cents
    from game g where ${isMeant(search)} order by g.starts_at, g.id limit ${bulkChangeMax + 1}`.execute(db);
  return rows;
}

const refuseCancel = (game: LockedGame, now: Date) =>
  refuseChange({ ...game, startsAt: new Date(game.starts_at) }, now);

async function refuseMove(trx: Transaction, game: LockedGame, move: Move, now: Date) {
  try {
    await planMove(trx, game, move, now);
    return null;
  } catch (error) {
    if (error instanceof Refused) return refusalOf(error);
    throw error;
  }
}
