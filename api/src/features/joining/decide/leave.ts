import { decideLeave } from '@rondo/rules';
import { Refused } from '../../../platform/refusal.ts';
import type { GameAnswer } from '../state/commands.ts';
import type { GameState, PersonState } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';
import { leavePlace } from './places.ts';
import { endHold, stopWaiting } from './holds.ts';
import { gameFacts } from './take-spot.ts';

/** Leaves a free game, or the waiting list. */
export function leave(state: GameState, person: PersonState, writes: Writes): GameAnswer {
  if (checkLeave(state, person) === 'leave') {
    leaveSpot(state, person, writes);
    return { did: 'left' };
  }
  leaveQueue(state, person, writes);
  return { did: 'leftQueue' };
}

/**
 * Whether a free spot, or a place on the waiting list, can be left now.
 * @throws Refused with the code of `decideLeave`
 */
export function checkLeave(state: GameState, { spot, waiting }: PersonState): 'leave' | 'leaveWaitingList' {
  const player = { joined: spot !== null, onWaitingList: waiting, priceCents: spot?.priceCents ?? 0 };
  const decision = decideLeave({ game: gameFacts(state), player }, state.now);
  if (decision.outcome === 'refuse') throw new Refused(decision.code);
  return decision.outcome;
}

/** Ends a spot that had no price. */
export function leaveSpot(state: GameState, person: PersonState, writes: Writes): void {
  if (!person.spot) return;
  writes.ended.push({ id: person.spot.id, status: 'left', refundedCents: 0, retainedCents: 0 });
  vacate(state, person, writes);
}

export function leaveQueue(state: GameState, person: PersonState, writes: Writes): void {
  writes.leftQueue.push(person.userId);
  endHold(state, person.userId, writes);
  stopWaiting(state, person);
}

/** Removes a person's spot. */
export function vacate(state: GameState, person: PersonState, writes: Writes): void {
  const released = person.spot?.id;
  state.released = state.released.filter(({ id }) => id !== released);
  // A person for whom the released spot was kept now has an open spot kept for them.
  for (const hold of state.holds.filter(({ releasedId }) => releasedId === released)) {
    state.holds = state.holds.map((one) => (one === hold ? { ...hold, releasedId: null } : one));
    writes.changedHolds.add(hold.userId);
  }
  const team = state.teams.find(({ id }) => id === person.spot?.teamId);
  if (team) leavePlace(state, team, writes);
  if (person.spot && person.spot.proofUntil !== null) state.game.unprovedCount -= 1;
  person.spot = null;
  state.game.joinedCount -= 1;
}
