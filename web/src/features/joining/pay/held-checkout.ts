import { keptByScripts } from '@rondo/rules';
import { store, useStored } from '../../../platform/stored.ts';

/** A checkout that holds a spot, stored in this tab so that somebody who comes back without paying can continue. */
export interface HeldCheckout {
  orderId: string;
  paymentLink: string;
  /** In euros, with the fee. */
  total: number;
}

export function keepCheckout(gameId: string, checkout: HeldCheckout): void {
  store(keptByScripts.checkout, JSON.stringify(checkout), gameId);
}

export function dropCheckout(gameId: string): void {
  store(keptByScripts.checkout, null, gameId);
}

/** The checkout that this tab started for a game, if any. */
export function useHeldCheckout(gameId: string): HeldCheckout | null {
  const kept = useStored(keptByScripts.checkout, gameId);
  return kept === null ? null : (JSON.parse(kept) as HeldCheckout);
}
