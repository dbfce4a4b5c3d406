import type { Transaction } from '../../platform/db.ts';
import { moveRides } from './move-rides.ts';
import { placeOf } from './place-of.ts';
import type { Posting } from './post-journals.ts';

/** A payer who gets the price of a spot back in full, outside of a decision on a game's state. */
export interface PaidBy {
  payer_id: string;
  /** A guest's money is kept for them until they have a password. */
  is_guest: boolean;
  /** The open pass that paid for their own spot, which gets the ride back. */
  pass_id: string | null;
}

/** The posting that gives the money back. */
export function postingBack({ payer_id, is_guest, pass_id }: PaidBy, amountCents: number): Posting {
  return { ...placeOf({ userId: payer_id, isGuest: is_guest, passId: pass_id }), amountCents };
}

/** Counts the rides that go back on passes; the caller has locked the owners' wallets, and books the money. */
export async function giveRidesBack(trx: Transaction, spots: readonly PaidBy[]): Promise<void> {
  const rides = spots.flatMap(({ pass_id: passId }) => (passId === null ? [] : { passId, rides: 1 }));
  if (rides.length > 0) await moveRides(trx, rides);
}
