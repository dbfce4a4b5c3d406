import type { HandledOrder } from '../../payments/mark-handled.ts';
import type { EndedOrder, GameAnswer, SettleCommand } from '../state/commands.ts';
import type { GameState, Hold, OwnerState, PersonState } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';
import { credit } from './credit.ts';
import { findTeam } from './join-request.ts';
import { takesPlayers } from './places.ts';
import { giveUpReleased } from './released-spots.ts';
import { isReserved, returnKept } from './group-spots.ts';
import { endHold, keepSpot } from './holds.ts';
import { takeSpot, useCodesOf } from './take-spot.ts';

/**
 * Settles an order for a spot that has ended. If it was paid while the spot was held, it brings the spot, whatever the time is now; if the game was
 * cancelled or became free since, or its matches were drawn without this team, the money becomes credit; if the payer has a spot already, it goes back to where it came from. A payment whose
 * codes have been used by an earlier payment for the same spot is credit too, since codes discount one spot only. Without payment the spot opens
 * again.
 */
export function settle(state: GameState, person: PersonState, { order }: SettleCommand, writes: Writes): GameAnswer {
  const { game } = state;
  const { userId, owner } = person;
  const hold = state.holds.find((one) => one.userId === userId);
  const handled = (outcome: HandledOrder['outcome']): GameAnswer => {
    writes.handledOrders.push({ id: order.id, outcome });
    return { did: 'settled', outcome };
  };
  if (order.status !== 'paid') {
    if (hold?.orderId === order.id) endCheckout(state, hold, writes);
    return handled('none');
  }
  const { amountCents: paidCents, feeCents, priceCents, priceLines } = order;
  const codes = codesOf(owner, order);
  const wasIn = person.spot !== null;
  const giver = hold ? givenBy(state, hold) : null;
  const team = hold ? findTeam(state, giver?.spot ? giver.spot.teamId : hold.teamId) : null;
  const isOn = game.status !== 'cancelled' && !game.archived && (!team || takesPlayers(state, team));
  if (hold && codes && !wasIn && !isReserved(state, userId) && isOn) {
    if (giver) giveUpReleased(state, giver, userId, writes);
    const { earlyBirdId } = hold;
    // If the game became free meanwhile, they get both the money back and the spot.
    const isFree = game.priceCents === 0;
    const paid = isFree
      ? { from: 'wallet' as const, priceCents: 0, paidCents: 0, lines: [], earlyBirdId: null }
      : { from: { orderId: order.id, feeCents }, priceCents, paidCents, lines: priceLines, earlyBirdId };
    const registrationId = takeSpot(state, person, { payer: owner, team, ...paid, notification: 'signedUp' }, writes);
    // Members are notified of their bookings in the usual way.
    if (owner.isGuest)
      writes.news.push({
        name: 'spot.booked',
        userId,
        registrationId,
        paidCents: paid.paidCents,
        feeCents: isFree ? 0 : feeCents,
        proofUntil: null,
      });
    if (!isFree) useCodesOf(owner, registrationId, codes, writes);
    if (!isFree) return handled('joined');
  }
  // The payment brings no spot, so the spot held for it goes to the next person.
  const left = state.holds.find(({ orderId }) => orderId === order.id);
  if (left) endCheckout(state, left, writes);
  if (wasIn) {
    writes.news.push({ name: 'payment.returned', userId, totalCents: paidCents + feeCents });
    return handled('returned');
  }
  writes.journals.push({
    kind: 'late_payment',
    key: `credited:${order.id}`,
    orderId: order.id,
    gameId: game.id,
    userId,
    postings: [{ account: 'checkout', ownerId: order.id, amountCents: -paidCents }, credit(owner, paidCents)],
  });
  writes.news.push({ name: 'payment.credited', userId, amountCents: paidCents });
  return handled('credited');
}

/** The order's codes as they are now; null if they have been used since. */
function codesOf({ codes }: OwnerState, { promocodeId, periodicId, periodicMonth: month }: EndedOrder) {
  const promocode = codes.find(({ id, isRedeemed }) => id === promocodeId && !isRedeemed) ?? null;
  const code = codes.find(({ id }) => id === periodicId) ?? null;
  const periodic = code && month !== null && !code.usedMonths.includes(month) ? { code, month } : null;
  return (promocodeId === null || promocode) && (periodicId === null || periodic) ? { promocode, periodic } : null;
}

/** The giver of the released spot that a hold keeps. */
function givenBy({ released, people }: GameState, { releasedId }: Hold): PersonState | null {
  const giver = released.find(({ id }) => id === releasedId);
  return (giver && people.get(giver.userId)) ?? null;
}

/** A spot that was held during a payment opens again, unless it is still offered to the payer, or kept for them as a regular or a captain. */
function endCheckout(state: GameState, hold: Hold, writes: Writes): void {
  if (hold.kind === 'team' || hold.kind === 'offer' || hold.kind === 'regular')
    keepSpot(state, { ...hold, orderId: null, earlyBirdId: null }, writes);
  else {
    endHold(state, hold.userId, writes);
    returnKept(state, hold.groupId, hold.userId, writes);
  }
}
