import type { GameState, Hold, PersonState } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';

/** Spots held for others. */
export function holdsBeside(state: GameState, userIds: readonly string[]): Hold[] {
  return state.holds.filter(({ userId }) => !userIds.includes(userId));
}

/** Ends somebody's hold, because they took the spot or gave it up. */
export function endHold(state: GameState, userId: string, writes: Writes): void {
  if (!state.holds.some((hold) => hold.userId === userId)) return;
  state.holds = holdsBeside(state, [userId]);
  writes.changedHolds.add(userId);
}

/** Holds a spot for somebody, replacing an earlier hold of theirs. */
export function keepSpot(state: GameState, hold: Hold, writes: Writes): void {
  state.holds = [...holdsBeside(state, [hold.userId]), hold];
  writes.changedHolds.add(hold.userId);
}

export function stopWaiting(state: GameState, person: PersonState): void {
  person.waiting = false;
  state.waitingCount -= 1;
  state.firstInLine = state.firstInLine.filter(({ userId }) => userId !== person.userId);
}
