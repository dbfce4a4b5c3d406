import { holdMinutes, minute } from '@rondo/rules';
import { keepRegularSpot } from '@rondo/rules/regulars';
import type { GameState, Hold, PersonState } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';
import { isReserved } from './group-spots.ts';
import { endHold, keepSpot } from './holds.ts';
import { openSpots } from './released-spots.ts';
import { gameFacts } from './take-spot.ts';

/**
 * Keeps a spot for a new regular, if the game has one for them (decisions/0070-regulars.md). A game that they were taken out of keeps none
 * (decisions/0080-taking-out.md).
 */
export function keepForRegular(state: GameState, person: PersonState, days: number, writes: Writes): void {
  const { userId, spot, waiting, isTakenOut } = person;
  if (isTakenOut) return;
  const hasSpot =
    spot !== null || waiting || isReserved(state, userId) || state.holds.some((hold) => hold.userId === userId);
  const asked = { days, openSpots: openSpots(state), waitingCount: state.waitingCount, hasSpot };
  const until = keepRegularSpot(gameFacts(state), asked, state.now);
  if (until === null) return;
  const kept = { orderId: null, teamId: null, earlyBirdId: null, releasedId: null, groupId: null };
  keepSpot(state, { userId, kind: 'regular', expiresAt: until.toISOString(), ...kept }, writes);
}

/** Opens the spot that is kept for a regular again; a regular who is paying for it keeps it that long. */
export function freeRegularSpot(state: GameState, { userId }: PersonState, writes: Writes): void {
  const hold = keptForRegular(state, userId);
  if (!hold) return;
  if (hold.orderId !== null) {
    const soon = new Date(state.now.getTime() + holdMinutes.checkout * minute).toISOString();
    const isPaid = hold.expiresAt === 'infinity';
    keepSpot(state, { ...hold, kind: 'checkout', expiresAt: isPaid ? hold.expiresAt : soon }, writes);
  } else {
    endHold(state, userId, writes);
    writes.opened = true;
  }
}

/** The spot that is kept for somebody as a regular. */
export function keptForRegular({ holds }: GameState, userId: string): Hold | null {
  return holds.find((hold) => hold.userId === userId && hold.kind === 'regular') ?? null;
}
