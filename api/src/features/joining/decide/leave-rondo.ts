import { countForMinimum, refundOnDeparture } from '@rondo/rules';
import type { GameState, PersonState } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';
import { noteBelowMinimum } from './minimum.ts';
import { leaveQueue, leaveSpot } from './leave.ts';
import { paidSpot, refundSpot, tellPayer } from './refund.ts';
import { leaveGroups } from './groups.ts';
import { endHold } from './holds.ts';

/**
 * Takes a person who deletes their account out of a game: their spot opens whatever the policy says, and the payer gets what it refunds.
 */
export function leaveGame(state: GameState, person: PersonState, writes: Writes): void {
  const { spot } = person;
  leaveGroups(state, person.userId, writes);
  if (person.waiting) leaveQueue(state, person, writes);
  else endHold(state, person.userId, writes);
  if (!spot) return;
  const before = countForMinimum(state.game);
  if (spot.priceCents === 0) leaveSpot(state, person, writes);
  else {
    const given = refundOnDeparture(paidSpot(state, spot), state.now);
    refundSpot(state, person, { spot, ...given }, writes);
    tellPayer(person, spot.payerId, given.refundCents, writes);
  }
  noteBelowMinimum(state, before, writes);
}
