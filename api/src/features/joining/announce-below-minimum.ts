import type { Transaction } from '../../platform/db.ts';
import { notify } from '../notifications/notify.ts';
import type { GameState } from './game-state.ts';

/** Tells the organiser that a confirmed game has fewer players than its minimum (3-decisions §3). */
export async function announceBelowMinimum(trx: Transaction, { game, now }: GameState): Promise<void> {
  const notice = {
    userId: game.organiserId,
    kind: 'matchBelowMinimum' as const,
    gameId: game.id,
    params: { gameName: game.name },
    redirectPath: `/match/${game.id}`,
  };
  await notify(trx, [notice], now);
}
