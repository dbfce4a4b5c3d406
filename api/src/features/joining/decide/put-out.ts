import { countForMinimum } from '@rondo/rules';
import { type BackTo, backTo } from '@rondo/rules/taking-out';
import type { GameState, PersonState, Spot } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';
import { isReserved } from './group-spots.ts';
import { leaveGroups, tidyGroups } from './groups.ts';
import { endHold } from './holds.ts';
import { leaveQueue } from './leave.ts';
import { noteBelowMinimum } from './minimum.ts';
import { passForRide } from './passes.ts';
import { refundInFull } from './refund.ts';
import { supersedeCheckouts } from './supersede-checkouts.ts';

/** What a person had in a game that they were taken out of. */
export interface PutOut {
  /** null for a person who waited, or had a spot kept. */
  spot: Spot | null;
  to: BackTo;
}

/** Whether somebody has a spot, waits for one, or has one kept for them while they pay, as a regular, or with a group. */
export function hasPart(state: GameState, { userId, spot, waiting }: PersonState): boolean {
  return spot !== null || waiting || isReserved(state, userId) || state.holds.some((hold) => hold.userId === userId);
}

/**
 * Takes a person out of a game whatever the hour (product.md#taking-a-player-out): the price of their spot is refunded in full, its codes can be used
 * again, all spots kept for them open, and the waiting list moves on.
 */
export function putOut(state: GameState, person: PersonState, writes: Writes): PutOut {
  const { spot, owner, userId } = person;
  const before = countForMinimum(state.game);
  leaveGroups(state, userId, writes);
  if (person.waiting) leaveQueue(state, person, writes);
  else endHold(state, userId, writes);
  supersedeCheckouts(person, writes);
  const isRide = spot !== null && passForRide(owner, spot, { refundCents: spot.paidCents, retainedCents: 0 }) !== null;
  const paid = spot && { leftCents: spot.paidCents, isPaidByOther: spot.payerId !== userId, isRide };
  const to = backTo(paid, { isGuest: owner.isGuest });
  if (spot) writes.codesBack.push(spot.id);
  refundInFull(state, person, writes);
  tidyGroups(state, writes);
  noteBelowMinimum(state, before, writes);
  person.isTakenOut = true;
  writes.opened = true;
  return { spot, to };
}
