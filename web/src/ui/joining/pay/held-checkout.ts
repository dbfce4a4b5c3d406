import type { GameDetails } from '@rondo/contract';
import { keptByScripts } from '@rondo/rules';
import { keepUntilOver, useKeptUntilOver } from '../../../platform/kept-until-over.ts';
import { store } from '../../../platform/stored.ts';

/**
 * A checkout for a spot, stored in this browser until the game is over: a person who comes back without paying can continue, and a guest
 * who paid finds their ticket. A bank's app may come back in another tab.
 */
export interface HeldCheckout {
  orderId: string;
  paymentLink: string;
  /** In euros, with the fee. */
  total: number;
}

export function keepCheckout(game: Pick<GameDetails, '_id' | 'game_date' | 'duration'>, checkout: HeldCheckout): void {
  keepUntilOver(keptByScripts.checkout, game, checkout);
}

export function dropCheckout(gameId: string): void {
  store(keptByScripts.checkout, null, gameId);
}

/** The checkout that this browser started for a game, if any. */
export function useHeldCheckout(gameId: string): HeldCheckout | null {
  return useKeptUntilOver(keptByScripts.checkout, gameId) as HeldCheckout | null;
}
