import type { Posting } from './post-journals.ts';

export type Place = Pick<Posting, 'account' | 'ownerId'>;

interface Owner {
  userId: string;
  isGuest: boolean;
  hasLeft?: boolean;
  /** The open pass that paid, which gets its ride back. */
  passId?: string | null;
}

/**
 * Where money is that goes back to somebody, by whatever way: on their pass or in their wallet; a guest's is kept for them until they have a password
 * or have it sent back (product.md#guests); of who has left nobody keeps it. From there it is sent on through the provider or to a bank account.
 */
export function placeOf({ userId, isGuest, hasLeft = false, passId = null }: Owner): Place {
  if (passId !== null) return { account: 'pass', ownerId: passId };
  if (hasLeft) return { account: 'losses', ownerId: null };
  return { account: isGuest ? 'owed_to_guest' : 'wallet', ownerId: userId };
}
