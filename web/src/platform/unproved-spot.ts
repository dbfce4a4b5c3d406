import { keptByScripts } from '@rondo/rules';
import { store, useStored } from './stored.ts';

/** A guest's free spot whose mailed link hasn't been opened, stored in this browser for the guest's next visit to the game's page. */
export interface UnprovedSpot {
  email: string;
  /** Until when the spot is kept, ISO 8601. */
  until: string;
}

export function keepUnproved(gameId: string, spot: UnprovedSpot): void {
  store(keptByScripts.unproved, JSON.stringify(spot), gameId);
}

/** Called when the link was opened, or the spot was given up. */
export function dropUnproved(gameId: string): void {
  store(keptByScripts.unproved, null, gameId);
}

/** The spot that this browser took in a game and whose link hasn't been opened, if any. */
export function useUnproved(gameId: string): UnprovedSpot | null {
  const kept = useStored(keptByScripts.unproved, gameId);
  return kept === null ? null : (JSON.parse(kept) as UnprovedSpot);
}
