import { Refused } from '../../../platform/refusal.ts';
import type { GameAnswer, ProveCommand } from '../state/commands.ts';
import type { GameState, PersonState } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';
import { confirmIfEnough } from './minimum.ts';

/** A guest has shown that the address is theirs: they keep the spot, which now counts towards the minimum. */
export function prove(
  state: GameState,
  { spot }: PersonState,
  { registrationId }: ProveCommand,
  writes: Writes,
): GameAnswer {
  if (spot?.id !== registrationId)
    throw new Refused(state.game.status === 'cancelled' ? 'game_cancelled' : 'proof_too_late');
  if (spot.proofUntil !== null) {
    spot.proofUntil = null;
    state.game.unprovedCount -= 1;
    writes.proved.push(spot.id);
    confirmIfEnough(state, writes);
  }
  return { did: 'proved' };
}
