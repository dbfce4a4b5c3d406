import { placeOf } from '../../wallet/place-of.ts';
import type { Posting } from '../../wallet/post-journals.ts';
import type { GameState, OwnerState } from '../state/game-state.ts';

/**
 * Credits somebody; a guest's credit is kept for them until they have a password (product.md#guests). If the person owes something, the
 * credit settles that first, as the database does with what is booked (product.md#charge-backs).
 */
export function credit(owner: OwnerState, amountCents: number): Posting {
  const settledCents = Math.min(owner.owedCents, amountCents);
  owner.owedCents -= settledCents;
  if (!owner.isGuest) owner.balanceCents += amountCents - settledCents;
  return { ...placeOf(owner), amountCents };
}

export function ownerOf(state: GameState, userId: string): OwnerState {
  const owner = state.owners.get(userId);
  // The lock includes everyone who enters and everyone who paid for their spots.
  if (!owner) throw new Error(`the wallet of ${userId} is not locked`);
  return owner;
}
