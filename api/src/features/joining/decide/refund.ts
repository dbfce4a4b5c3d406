import { centsToEuros, decideRefund, type PaidSpot } from '@rondo/rules';
import { Refused } from '../../../platform/refusal.ts';
import type { GameAnswer, RefundCommand } from '../state/commands.ts';
import type { GameState, OwnerState, PersonState, Spot } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';
import { placeOf } from '../../wallet/place-of.ts';
import type { Posting } from '../../wallet/post-journals.ts';
import { credit, ownerOf } from './credit.ts';
import { leaveSpot, vacate } from './leave.ts';
import { moveRide, passForRide } from './passes.ts';

/** Gives up a paid spot for what the policy refunds, on behalf of its player or its payer. */
export function refund(state: GameState, { userId, targetId, shownCents }: RefundCommand, writes: Writes): GameAnswer {
  const person = state.people.get(targetId);
  if (!person) throw new Refused('not_joined');
  if (person.spot && userId !== targetId && userId !== person.spot.payerId) throw new Refused('spot_not_yours');
  const given = refundOf(state, person, shownCents);
  refundSpot(state, person, given, writes);
  const { refundCents: refundedCents, retainedCents } = given;
  if (userId === targetId) tellPayer(person, given.spot.payerId, refundedCents, writes);
  else writes.news.push({ name: 'spot.endedByPayer', userId: targetId, payerId: userId });
  return { did: 'refunded', refundedCents, retainedCents, balanceCents: ownerOf(state, userId).balanceCents };
}

/** Notifies the payer of a spot that its player gave up. */
export function tellPayer({ userId }: PersonState, payerId: string, refundedCents: number, writes: Writes): void {
  if (payerId !== userId) writes.news.push({ name: 'spot.declined', userId, payerId, refundedCents });
}

/** What giving up a spot refunds to the payer, and what the house keeps. Amounts in cents. */
export interface GivenUp {
  refundCents: number;
  retainedCents: number;
}

/**
 * What giving up a paid spot refunds now, by the policy.
 * @param shownCents what the player saw; null when the client didn't say
 * @throws Refused `game_cancelled`, `not_joined`, `game_archived`, `game_is_free`, `refund_not_possible` or `refund_changed`
 */
export function refundOf(state: GameState, person: PersonState, shownCents: number | null): { spot: Spot } & GivenUp {
  const { game, now } = state;
  const { spot } = person;
  // Cancelling ended every spot and refunded it in full.
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

/** A paid spot in the form that the rules take. */
export function paidSpot({ game }: GameState, { paidCents, joinedAt }: Spot): PaidSpot {
  return {
    status: game.status,
    startsAt: new Date(game.startsAt),
    paidCents,
    joinedAt: new Date(joinedAt),
    changedAt: game.changedAt === null ? null : new Date(game.changedAt),
  };
}

/** Ends a paid spot. The payer gets the refund as credit, or their ride back, and the house keeps the rest. */
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
        giveBack(ownerOf(state, spot.payerId), spot, { refundCents, retainedCents }, writes),
        { account: 'revenue', ownerId: null, amountCents: retainedCents },
      ],
    });
  vacate(state, person, writes);
}

/** Ends a spot with a full refund to its payer. */
export function refundInFull(state: GameState, person: PersonState, writes: Writes): void {
  const { spot } = person;
  if (!spot) return;
  if (spot.priceCents > 0) refundSpot(state, person, { spot, refundCents: spot.paidCents, retainedCents: 0 }, writes);
  else leaveSpot(state, person, writes);
}

function giveBack(owner: OwnerState, spot: Spot, given: GivenUp, writes: Writes): Posting {
  const pass = passForRide(owner, spot, given);
  if (!pass) return credit(owner, given.refundCents);
  moveRide(pass, 1, writes);
  return { ...placeOf({ ...owner, passId: pass.id }), amountCents: given.refundCents };
}
