import { centsToEuros, decideLeave, decideRefund, type PaidSpot } from '@rondo/rules';
import { Refused } from '../../platform/refusal.ts';
import type { Posting } from '../wallet/post-journals.ts';
import type { GameState, OwnerState, PersonState, Spot } from './game-state.ts';
import { gameFacts } from './take-spot.ts';
import type { Writes } from './writes.ts';

/** What giving up a spot brings back to who paid, and what the house keeps. Amounts in cents. */
export interface GivenUp {
  refundCents: number;
  retainedCents: number;
}

/**
 * What giving up a paid spot now brings back, by the policy.
 * @param shownCents what the player saw; null when the client didn't say
 * @throws Refused `game_cancelled`, `not_joined`, `game_archived`, `game_is_free`, `refund_not_possible` or `refund_changed`
 */
export function refundOf(state: GameState, person: PersonState, shownCents: number | null): { spot: Spot } & GivenUp {
  const { game, now } = state;
  const { spot } = person;
  // Cancelling ended every spot, and refunded it in full.
  if (game.status === 'cancelled') throw new Refused('game_cancelled');
  if (!spot) throw new Refused('not_joined');
  if (game.archived) throw new Refused('game_archived');
  if (spot.priceCents === 0) throw new Refused('game_is_free');
  const decision = decideRefund(paidSpot(state, spot), now);
  if (!decision.allowed) throw new Refused(decision.code);
  const { refundCents, retainedCents } = decision;
  if (shownCents !== null && shownCents !== refundCents)
    throw new Refused('refund_changed', { amount: centsToEuros(refundCents).toFixed(2) });
  return { spot, refundCents, retainedCents };
}

/** What the rules ask of a paid spot. */
export function paidSpot({ game }: GameState, { paidCents, joinedAt }: Spot): PaidSpot {
  return {
    status: game.status,
    startsAt: new Date(game.startsAt),
    paidCents,
    joinedAt: new Date(joinedAt),
    changedAt: game.changedAt === null ? null : new Date(game.changedAt),
  };
}

/**
 * Whether a free spot, or a place in the queue, can be left now.
 * @throws Refused with the code of `decideLeave`
 */
export function checkLeave(state: GameState, { spot, waiting }: PersonState): 'leave' | 'leaveWaitingList' {
  const player = { joined: spot !== null, onWaitingList: waiting, priceCents: spot?.priceCents ?? 0 };
  const decision = decideLeave({ game: gameFacts(state), player }, state.now);
  if (decision.outcome === 'refuse') throw new Refused(decision.code);
  return decision.outcome;
}

/** Ends a paid spot: who paid gets the refund, as credit, the house keeps the rest. */
export function refundSpot(
  state: GameState,
  person: PersonState,
  { spot, refundCents, retainedCents }: { spot: Spot } & GivenUp,
  writes: Writes,
): void {
  writes.ended.push({ id: spot.id, status: 'refunded', refundedCents: refundCents, retainedCents });
  if (spot.paidCents > 0)
    writes.journals.push({
      kind: 'refund',
      key: `refund:${spot.id}`,
      gameId: state.game.id,
      userId: spot.payerId,
      registrationId: spot.id,
      postings: [
        { account: 'escrow', ownerId: state.game.id, amountCents: -spot.paidCents },
        credit(ownerOf(state, spot.payerId), refundCents),
        { account: 'revenue', ownerId: null, amountCents: retainedCents },
      ],
    });
  vacate(state, person, writes);
}

/** Ends a spot that had no price. */
export function leaveSpot(state: GameState, person: PersonState, writes: Writes): void {
  if (!person.spot) return;
  writes.ended.push({ id: person.spot.id, status: 'left', refundedCents: 0, retainedCents: 0 });
  vacate(state, person, writes);
}

/** Credits somebody; what a guest gets is kept for them until they have a password (3-decisions §1). */
export function credit(owner: OwnerState, amountCents: number): Posting {
  if (owner.isGuest) return { account: 'owed_to_guest', ownerId: owner.userId, amountCents };
  owner.balanceCents += amountCents;
  return { account: 'wallet', ownerId: owner.userId, amountCents };
}

export function ownerOf(state: GameState, userId: string): OwnerState {
  const owner = state.owners.get(userId);
  // The lock brings along everyone who enters and everyone who paid for their spots.
  if (!owner) throw new Error(`the wallet of ${userId} is not locked`);
  return owner;
}

function vacate(state: GameState, person: PersonState, writes: Writes): void {
  const released = person.spot?.id;
  state.released = state.released.filter(({ id }) => id !== released);
  // For whom it was kept, has an open spot kept for them now.
  for (const hold of state.holds.filter(({ releasedId }) => releasedId === released)) {
    state.holds = state.holds.map((one) => (one === hold ? { ...hold, releasedId: null } : one));
    writes.changedHolds.add(hold.userId);
  }
  const team = state.teams.find(({ id }) => id === person.spot?.teamId);
  if (team) team.memberCount -= 1;
  if (person.spot && person.spot.proofUntil !== null) state.game.unprovedCount -= 1;
  person.spot = null;
  state.game.joinedCount -= 1;
}
